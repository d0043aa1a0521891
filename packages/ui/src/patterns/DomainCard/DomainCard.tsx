'use client';

import type { Language } from '@lyceum/i18n';
import type { TextRange } from '@lyceum/rules';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../classNames.ts';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { IconButton } from '../../components/IconButton/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useMark } from '../../theme/useMark.tsx';
import { CategoryGrid, type CategoryItem } from '../CategoryGrid/index.ts';
import { head, link, root, square, tiles, title, toggle } from './DomainCard.css.ts';

export interface DomainCardProps extends Omit<ClosedProps<'article'>, 'children' | 'onToggle'> {
  /** The address of the domain. */
  href: string;
  /** The name in the language of the page, or a fallback language. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  nameLanguage?: Language;
  /** The part of the name that matches a search and is marked. @default none */
  match?: TextRange | undefined;
  /** The color of the domain, shown as a small mark. */
  color: string;
  /** The categories in display order. Those with a `match` are visible on mobile even if the domain is collapsed. */
  categories: readonly CategoryItem[];
  /** Whether all categories are visible on mobile. On desktop they always are. */
  expanded: boolean;
  /** Called when the toggle is pressed. */
  onToggle: () => void;
  /** The texts, in the language of the page. */
  texts: {
    viewAll: string;
    /** The accessible name of the link: 'View All in {domain}'. */
    viewAllAccessibleName: string;
    /** The names of the toggle while the categories are hidden and visible. */
    expand: string;
    collapse: string;
  };
}

/** A domain on the landing page: a card of tiles on desktop, an expandable row on mobile. */
export function DomainCard({
  href,
  name,
  nameLanguage,
  match,
  color,
  categories,
  expanded,
  onToggle,
  texts,
  ...rest
}: DomainCardProps) {
  const id = useId();
  const { markClass, rule } = useMark(color);
  return (
    <article aria-labelledby={`${id}-name`} {...rest} className={root}>
      <div className={head}>
        <span className={classNames(square, markClass)}>{rule}</span>
        <h2 className={title}>
          <Anchor id={`${id}-name`} href={href} className={link}>
            <LocalizedLine text={name} language={nameLanguage} match={match} />
          </Anchor>
        </h2>
        <span className={toggle}>
          <IconButton
            label={expanded ? texts.collapse : texts.expand}
            icon={ChevronDown}
            aria-expanded={expanded}
            aria-controls={`${id}-categories`}
            onClick={onToggle}
          />
        </span>
      </div>
      <div id={`${id}-categories`} data-expanded={expanded} className={tiles}>
        <CategoryGrid
          look="row"
          categories={categories}
          viewAll={{ href, label: texts.viewAll, accessibleName: texts.viewAllAccessibleName }}
        />
      </div>
    </article>
  );
}

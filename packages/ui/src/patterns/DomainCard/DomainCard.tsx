import type { Language } from '@lyceum/i18n';
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
  href: string;
  /** The name in the person's language, or in the language it falls back to. */
  name: string;
  /** The language of the name where it is not the page's. */
  nameLanguage?: Language;
  /** The domain's color, shown as a small mark. */
  color: string;
  categories: readonly CategoryItem[];
  /** Whether the categories are shown on mobile; on desktop they always are. */
  expanded: boolean;
  onToggle: () => void;
  texts: {
    viewAll: string;
    /** 'View All in {domain}', for those who hear the link without its surroundings. */
    viewAllSpoken: string;
    /** The name of the button while the categories are hidden, and while they are shown. */
    expand: string;
    collapse: string;
  };
}

/** A domain on the landing page: on desktop a card of tiles, on mobile one link that can be expanded. */
export function DomainCard({
  href,
  name,
  nameLanguage,
  color,
  categories,
  expanded,
  onToggle,
  texts,
  ...rest
}: DomainCardProps) {
  const id = useId();
  const { marked, rule } = useMark(color);
  return (
    <article aria-labelledby={`${id}-name`} {...rest} className={root}>
      <div className={head}>
        <span className={classNames(square, marked)}>{rule}</span>
        <h2 className={title}>
          <Anchor id={`${id}-name`} href={href} className={link}>
            <LocalizedLine text={name} language={nameLanguage} />
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
          viewAll={{ href, label: texts.viewAll, spoken: texts.viewAllSpoken }}
        />
      </div>
    </article>
  );
}

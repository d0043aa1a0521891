'use client';

import type { Language } from '@lyceum/i18n';
import { categorySegment } from '@lyceum/rules';
import { classNames } from '../../classNames.ts';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Icon } from '../../components/Icon/index.ts';
import { LocalizedLine, type LocalizedLineProps } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useMark } from '../../theme/useMark.tsx';
import { note as noteClass, sign, tile, words } from './CategoryTile.css.ts';
import { categoryIcons, defaultCategoryIcon } from './categoryIcons.ts';

export interface CategoryTileProps extends Omit<ClosedProps<'a'>, 'children'> {
  /** The address of the category. Its last segment selects the icon [2.20]. */
  href: string;
  /** The name in the language of the page, or a fallback language. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  nameLanguage?: Language;
  /** The color of the category, used for the icon. */
  color: string;
  /** The parts of the name that match a search and are marked. @default none */
  match?: LocalizedLineProps['match'];
  /** A second line, for example '12 courses'. */
  note?: string;
  /** `row` in a list, `card` in a grid. @default 'row' */
  look?: 'row' | 'card';
}

/** A link to a category. */
export function CategoryTile({
  href,
  name,
  nameLanguage,
  color,
  match,
  note,
  look = 'row',
  ...rest
}: CategoryTileProps) {
  const segment = categorySegment(href);
  const { markClass, rule } = useMark(color);
  return (
    <Anchor {...rest} href={href} className={tile({ look })}>
      <span className={classNames(sign, markClass)}>
        {rule}
        <Icon icon={segment ? categoryIcons[segment] : defaultCategoryIcon} />
      </span>
      <span className={words}>
        <LocalizedLine text={name} language={nameLanguage} match={match} />
        {note ? <span className={noteClass}>{note}</span> : null}
      </span>
    </Anchor>
  );
}

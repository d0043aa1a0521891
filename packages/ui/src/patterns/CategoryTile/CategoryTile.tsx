import type { Language } from '@lyceum/i18n';
import { categorySegment } from '@lyceum/rules';
import { classNames } from '../../classNames.ts';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Icon } from '../../components/Icon/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useMark } from '../../theme/useMark.tsx';
import { note as noteClass, sign, tile, words } from './CategoryTile.css.ts';
import { categoryIcons, defaultCategoryIcon } from './categoryIcons.ts';

export interface CategoryTileProps extends Omit<ClosedProps<'a'>, 'children'> {
  /** The category's own address; its last segment chooses the icon. */
  href: string;
  /** The name in the person's language, or in the language it falls back to. */
  name: string;
  /** The language of the name where it is not the page's. */
  nameLanguage?: Language;
  /** The category's color, which the icon takes on. */
  color: string;
  /** A second line, for example '12 courses'. */
  note?: string;
  /** `row` in a list, `card` in a grid. @default 'row' */
  look?: 'row' | 'card';
}

/** The way to one category. */
export function CategoryTile({
  href,
  name,
  nameLanguage,
  color,
  note,
  look = 'row',
  ...rest
}: CategoryTileProps) {
  const segment = categorySegment(href);
  const { marked, rule } = useMark(color);
  return (
    <Anchor {...rest} href={href} className={tile({ look })}>
      <span className={classNames(sign, marked)}>
        {rule}
        <Icon icon={segment ? categoryIcons[segment] : defaultCategoryIcon} />
      </span>
      <span className={words}>
        <LocalizedLine text={name} language={nameLanguage} />
        {note ? <span className={noteClass}>{note}</span> : null}
      </span>
    </Anchor>
  );
}

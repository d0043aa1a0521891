import type { Language } from '@lyceum/i18n';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { list, place as placeClass } from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps extends Omit<ClosedProps<'nav'>, 'children' | 'aria-label'> {
  /** The accessible name of the navigation, for example 'You are here'. */
  label: string;
  /** The ancestors of the page, outermost first. The page itself is its heading. */
  places: readonly {
    /** A path inside the app. */
    href: string;
    name: string;
    /** The language of the name, if it differs from the page's. */
    nameLanguage?: Language;
  }[];
}

/** Links to the ancestors of a page. */
export function Breadcrumbs({ label, places, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ol className={list}>
        {places.map(({ href, name, nameLanguage }, index) => (
          <li key={href} className={placeClass}>
            {index > 0 ? <Icon icon={ChevronRight} size="small" mirrors /> : null}
            <Link href={href} tone="quiet">
              <LocalizedLine text={name} language={nameLanguage} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

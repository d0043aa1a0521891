'use client';

import type { Language } from '@lyceum/i18n';
import { segment, segmentedControl } from '../../components/SegmentedControl/SegmentedControl.css.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { list } from './LanguageMenu.css.ts';

export interface LanguageMenuProps extends Omit<ClosedProps<'nav'>, 'children' | 'onSelect'> {
  /** The accessible name of the navigation, for example 'Choose a language'. */
  label: string;
  /** The languages, each with its own name and the address of this page in it, for example `?lng=ar`. */
  languages: readonly { language: Language; name: string; href: string }[];
  /** Called instead of following the link. Without it, and without JavaScript, the link is followed. */
  onSelect?: (language: Language) => void;
}

/** Links to this page in the other languages, each by its own name. */
export function LanguageMenu({ label, languages, onSelect, ...rest }: LanguageMenuProps) {
  const { language: current } = useUi();
  return (
    <nav {...rest} aria-label={label} className={segmentedControl}>
      <ul className={list}>
        {languages.map(({ language, name, href }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              className={segment}
              onClick={(event) => {
                if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onSelect(language);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

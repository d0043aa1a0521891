import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Select } from '../../components/Select/index.ts';
import { SideNav, type SideNavLink } from '../../components/SideNav/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { choice, root, section, words } from './SettingsLayout.css.ts';

export interface SettingsLayoutProps extends Omit<ClosedProps<'div'>, 'title' | 'onSelect'> {
  texts: {
    /** The name of the side menu: 'Settings'. */
    navigation: string;
    /** The label of the choice that stands in its place on mobile: 'Section'. */
    choice: string;
  };
  /** The sections, of which the one shown is `current`. */
  sections: readonly SideNavLink[];
  /** A section was chosen on mobile: go to its `href`. */
  onSelect: (href: string) => void;
  /** The heading of the section shown. */
  title: string;
  /** What the section is for, or where its values are kept. */
  lead?: ReactNode;
  /** The section itself: a form, a list. */
  children: ReactNode;
}

/**
 * Settings in sections: a side menu, and the section it leads to. At 768 px and below the menu is hidden, and one
 * chooses the section in a field above it. Specification §2, Profile / settings.
 */
export function SettingsLayout({
  texts,
  sections,
  onSelect,
  title,
  lead,
  children,
  ...rest
}: SettingsLayoutProps) {
  const titleId = useId();
  return (
    <div {...rest} className={root}>
      <SideNav label={texts.navigation} links={sections} hiddenOnMobile />
      <div className={choice}>
        <Select
          label={texts.choice}
          options={sections.map(({ href, label }) => ({ value: href, label }))}
          value={sections.find(({ current }) => current)?.href ?? ''}
          onChange={(event) => onSelect(event.target.value)}
        />
      </div>
      <section aria-labelledby={titleId} className={section}>
        <div className={words}>
          <Heading id={titleId} level={2}>
            {title}
          </Heading>
          {lead ? (
            <Text as="div" tone="soft" measured>
              {lead}
            </Text>
          ) : null}
        </div>
        {children}
      </section>
    </div>
  );
}

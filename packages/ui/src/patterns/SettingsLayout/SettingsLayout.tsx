'use client';

import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Select } from '../../components/Select/index.ts';
import { SideNav, type SideNavLink } from '../../components/SideNav/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { choice, root, section, words } from './SettingsLayout.css.ts';

export interface SettingsLayoutProps extends Omit<ClosedProps<'div'>, 'title' | 'onSelect'> {
  /** The texts, in the language of the page. */
  texts: {
    /** The accessible name of the side menu: 'Settings'. */
    navigation: string;
    /** The label of the select that replaces it on mobile: 'Section'. */
    choice: string;
  };
  /** The sections. The current one is `current`. */
  sections: readonly SideNavLink[];
  /** Called when a section is selected on mobile. Navigate to its `href`. */
  onSelect: (href: string) => void;
  /** The heading of the current section. */
  title: string;
  /** What the section is for, or where its values are stored. */
  lead?: ReactNode;
  /** The content of the section: a form, a list. */
  children: ReactNode;
}

/**
 * Settings in sections: a side menu and the current section. At 768 px and below a select above the section replaces
 * the menu [2.101].
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

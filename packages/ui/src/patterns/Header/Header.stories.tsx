import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { inLanguage, t } from '../../stories/index.ts';
import { UserMenu } from '../UserMenu/index.ts';
import { headerGuide } from './Header.guide.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const browse = { href: '/categories', label: t('common:header.browse') };
const others = [
  { href: '/sessions', label: t('common:header.sessions') },
  { href: '/monetize', label: t('common:header.monetize') },
  { href: '/community', label: t('common:header.community') },
];
const links = [browse, ...others];
const guestLinks = [browse, { href: '/experts', label: t('common:header.experts') }, ...others];

const signIn = <Button tone="primary">{t('common:header.signIn')}</Button>;

const userMenu = (
  <UserMenu
    user={{
      name: inLanguage({ en: 'Amal Haddad', ar: 'أمل حداد', fr: 'Amal Haddad' }),
      email: 'learner@lyceum.test',
    }}
    badge={{ label: t('common:roles.learner') }}
    entries={[{ label: t('common:userMenu.dashboard'), href: '/dashboard' }]}
  />
);

const meta = {
  component: Header,
  args: {
    texts: {
      slogan: t('common:slogan'),
      name: t('common:appName'),
      home: t('common:header.home'),
      navigation: t('common:header.navigation'),
      menu: t('common:header.menu'),
    },
    links: guestLinks,
    search: {
      label: t('common:header.searchLabel'),
      placeholder: t('common:header.searchPlaceholder'),
      clearLabel: t('common:header.clearSearch'),
      value: '',
      onChange: fn(),
      onSubmit: fn(),
    },
    account: signIn,
    drawer: { open: false, onOpen: fn(), onIntent: fn() },
  },
  render: (args) => <Searching {...args} />,
  parameters: {
    layout: 'fullscreen',
    ...headerGuide,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

function Searching({ search, ...rest }: HeaderProps) {
  const [query, setQuery] = useState(search.value);
  return (
    <Header
      {...rest}
      search={{
        ...search,
        value: query,
        onChange: (newQuery) => {
          setQuery(newQuery);
          search.onChange(newQuery);
        },
      }}
    />
  );
}

export const Guest: Story = {
  tags: ['ar-dark-1280', 'en-light-375', 'fr-light-375'],
  play: async ({ canvas, args }) => {
    // On mobile the links are in the drawer behind this button.
    const menu = canvas.queryByRole('button', { name: t('common:header.menu') });
    if (menu === null) {
      await expect(canvas.getByRole('navigation', { name: args.texts.navigation })).toBeVisible();
      return;
    }
    await userEvent.click(menu);
    await expect(args.drawer.onOpen).toHaveBeenCalledOnce();
    await userEvent.unhover(menu);
    menu.blur();
  },
};

/** The button is named after the user, and there is no link for experts. */
export const SignedIn: Story = {
  args: { account: userMenu, links },
  play: async ({ canvas }) => {
    const name = inLanguage({ en: 'Amal Haddad', ar: 'أمل حداد', fr: 'Amal Haddad' });
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const CurrentPage: Story = {
  args: { links: links.map((link) => ({ ...link, current: link.href === '/sessions' })) },
};

/** A query can be typed, submitted and cleared. */
export const QueryTyped: Story = {
  tags: ['same-look'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: args.search.label });
    await userEvent.type(field, 'design{Enter}');
    await expect(args.search.onSubmit).toHaveBeenCalledWith('design');
    await userEvent.click(canvas.getByRole('button', { name: args.search.clearLabel }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.type(field, inLanguage({ en: 'photography', ar: 'تصوير', fr: 'photographie' }));
    field.blur();
  },
};

/** Links that don't fit wrap. */
export const ManyLinks: Story = {
  args: {
    links: [
      ...guestLinks,
      { href: '/profile', label: t('common:settings.title') },
      { href: '/requests', label: t('common:userMenu.instructorRequests') },
      { href: '/dashboard', label: t('common:userMenu.dashboard') },
    ],
  },
};

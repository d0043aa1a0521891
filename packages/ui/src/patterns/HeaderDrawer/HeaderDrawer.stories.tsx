import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { t } from '../../stories/index.ts';
import { drawerTexts, drawerLinks as links } from './HeaderDrawer.fixtures.ts';
import { headerDrawerGuide } from './HeaderDrawer.guide.tsx';
import { HeaderDrawer } from './HeaderDrawer.tsx';

const meta = {
  component: HeaderDrawer,
  args: {
    open: true,
    onClose: fn(),
    texts: drawerTexts,
    links,
  },
  parameters: {
    ...headerDrawerGuide,
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof HeaderDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

/** The current page is marked visually and for screen readers. */
export const Current: Story = {
  tags: ['same-look'],
  args: { links: links.map((link) => ({ ...link, current: link.href === '/monetize' })) },
  play: async () => {
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
      t('common:header.monetize'),
    );
  },
};

/** Further controls that the header has no space for. */
export const WithMore: Story = {
  args: {
    children: (
      <Button tone="primary" wide>
        {t('common:header.signIn')}
      </Button>
    ),
  },
};

export const Focused: Story = {
  tags: ['same-look'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: t('common:header.browse') })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: t('common:header.sessions') })).toHaveFocus(),
    );
  },
};

/** More links than fit: the drawer scrolls, its title and × button stay. */
export const Many: Story = {
  args: {
    links: Array.from({ length: 20 }, (_, index) => ({
      href: `/sessions?page=${index + 1}`,
      label: t('common:pagination.page', { page: index + 1, pages: 20 }),
    })),
  },
};

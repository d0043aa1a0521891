import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoritesContext } from '../../app/favorites/FavoritesProvider.tsx';
import { coursesWithoutImages } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { listAt } from '../../fixtures/listAt.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';

const few = coursesWithoutImages.slice(0, 3);
const ids = few.map(({ id }) => id);
const failure = t('errors:operations.listFavorites');

const meta = {
  title: 'Favorites',
  component: FavoritesScreen,
  decorators: [
    (Story, { args: { favorites } }) => {
      const value = { ...favorites, idSet: new Set(favorites.ids), notice: null };
      return (
        <FavoritesContext value={{ read: () => value, subscribe: () => () => {}, send: () => {} }}>
          <Story />
        </FavoritesContext>
      );
    },
    inApp({ path: '/favorites' }),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    favorites: { state: 'known', isGuest: false, ids, message: null },
    list: listAt('succeeded', { items: few }),
    send: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FavoritesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of an account. */
export const Loaded: Story = { tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'] };

/** The device keeps those of a guest. */
export const OnDevice: Story = {
  args: { favorites: { state: 'known', isGuest: true, ids, message: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:favorites.onDevice'))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { favorites: { state: 'unknown', isGuest: false, ids: [], message: null }, list: null },
};

export const LoadingCourses: Story = { args: { list: listAt('loading') } };

/** The favorites of the account could not be loaded. */
export const Unavailable: Story = {
  args: { favorites: { state: 'unavailable', isGuest: false, ids: [], message: failure }, list: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { list: listAt('failed', { message: t('errors:operations.listCourses') }) },
};

export const Empty: Story = {
  tags: ['en-light-1280'],
  args: { favorites: { state: 'known', isGuest: true, ids: [], message: null }, list: listAt('succeeded') },
};

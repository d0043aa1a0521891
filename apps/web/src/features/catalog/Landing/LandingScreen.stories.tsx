import { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import { formatDate } from '@lyceum/i18n';
import { language, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { categories, coursesWithoutImages, domains } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { LandingScreen } from './LandingScreen.tsx';

const [, design] = domains as [unknown, (typeof domains)[number]];
const few = [design];
const categoryName = (id: string) => categories.find((category) => category.id === id)?.name[language] ?? '';
const failure = t('errors:operations.listDomains');
const failureText = t('common:states.error', { message: failure });

const message = (value: 'rotating' | 'paused', index = 0) =>
  at(rotatingMessageMachine, value, { count: 7, index });

const soon = coursesWithoutImages.slice(0, 4).map((course, index) => ({
  ...course,
  scheduledTime: `2027-03-0${index + 5}T22:30:00.000Z`,
}));

const meta = {
  title: 'Landing',
  component: LandingScreen,
  decorators: [inApp()],
  parameters: { layout: 'fullscreen' },
  args: {
    list: listAt('succeeded', { items: few }),
    send: fn(),
    message: message('rotating'),
    sendToMessage: fn(),
    soon: [],
    query: '',
    onClearQuery: fn(),
    expanded: new Set<string>(),
    onToggle: fn(),
  },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A domain shows its first seven categories and a link to all of them. The messages rotate. */
export const Loaded: Story = {
  tags: ['2.12', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { list: listAt('succeeded', { items: domains }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:landing.pauseMessages') }));
    await expect(args.sendToMessage).toHaveBeenCalledWith({ type: 'rotation.paused' });
  },
};

/** Courses start within the next days, in the time zone of the visitor. */
export const StartingSoon: Story = {
  tags: ['2.200', 'en-light-1280'],
  args: { list: listAt('succeeded', { items: domains }), soon, timeZone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: t('catalog:landing.startingSoon') }));
    await expect(row.getAllByRole('article')).toHaveLength(4);
    const date = formatDate('2027-03-06T12:00:00.000Z', language);
    await expect(row.getByText(t('catalog:sessions.starts', { date }))).toBeVisible();
    const all = row.getByRole('link', { name: t('catalog:landing.seeAllSessions') });
    await expect(all).toHaveAttribute('href', '/sessions');
  },
};

/** A search hides the courses that start soon. */
export const SearchedBeforeStart: Story = {
  args: { list: listAt('succeeded', { items: domains }), soon, query: 'design' },
  tags: ['2.200'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: t('catalog:landing.startingSoon') })).toBeNull();
  },
};

/** The message does not change until it is resumed. */
export const MessagesPaused: Story = {
  args: { message: message('paused', 3) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('catalog:landing.messages.4'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:landing.resumeMessages') }));
    await expect(args.sendToMessage).toHaveBeenCalledWith({ type: 'rotation.resumed' });
  },
};

export const Loading: Story = {
  args: { list: listAt('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:states.loading'))).toBeVisible();
  },
};

/** The loaded domains stay while the next page loads. */
export const LoadingMore: Story = {
  args: { list: listAt('loading', { items: few, totalResults: 14 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('catalog:landing.loadingMore') })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failureText);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** What was loaded before stays. */
export const FailedLater: Story = {
  args: { list: listAt('failed', { items: few, totalResults: 14, message: failure }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failureText);
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const Empty: Story = { args: { list: listAt('succeeded') } };

/**
 * Only the domains whose name, or a category's name, matches the query in the header. The match comes first, although
 * it is the ninth category of the domain.
 */
export const Searched: Story = {
  args: { list: listAt('succeeded', { items: domains }), query: 'MOBÍLE' },
  tags: ['2.171'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const [tile] = within(card).getAllByRole('listitem');
    await expect(tile).toHaveTextContent(categoryName('mobile_apps'));
    await expect(within(card).getAllByRole('mark')).toHaveLength(1);
  },
};

/** A match may still be on a later page. */
export const Searching: Story = {
  args: { list: listAt('loading', { items: domains, totalResults: 14 }), query: 'beekeeping' },
};

export const NothingFound: Story = {
  tags: ['en-light-1280'],
  args: { list: listAt('succeeded', { items: domains }), query: 'beekeeping' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:landing.clearSearch') }));
    await expect(args.onClearQuery).toHaveBeenCalledOnce();
  },
};

/** On mobile a domain is one link until it is expanded. */
export const Expanded: Story = { args: { expanded: new Set([design.id]) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BrowseIcon } from '../../icons.ts';
import { t, within } from '../../stories/index.ts';
import { CategoryTile } from '../CategoryTile/index.ts';
import { CourseCard, type CourseCardProps } from '../CourseCard/index.ts';
import { categories, countedCategories, courses, longName } from '../catalog.fixtures.ts';
import { infiniteListTexts } from './InfiniteList.fixtures.ts';
import { infiniteListGuide } from './InfiniteList.guide.tsx';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

type Course = CourseCardProps & { id: string };
type CourseListProps = InfiniteListProps<Course>;

function CourseList(props: CourseListProps) {
  return <InfiniteList {...props} />;
}

interface PagedProps extends Omit<CourseListProps, 'items'> {
  /** The initial number of courses. */
  from: number;
  total: number;
}

/** Loads its pages over the network. `data-requests` counts the requests. */
function Paged({ from, total, ...rest }: PagedProps) {
  const [loaded, setLoaded] = useState(() => courses(from));
  const [status, setStatus] = useState<CourseListProps['status']>('succeeded');
  const [requests, setRequests] = useState(0);
  async function more() {
    setRequests(requests + 1);
    setStatus('loading');
    try {
      // Any file works: tests delay or fail the request.
      await fetch(`index.json?after=${loaded.length}`).then((response) => response.json());
      setLoaded([...loaded, ...courses(Math.min(12, total - loaded.length), loaded.length)]);
      setStatus('succeeded');
    } catch {
      setStatus('failed');
    }
  }
  return (
    <>
      <CourseList
        {...rest}
        data-requests={requests}
        items={loaded}
        total={total}
        status={status}
        hasMore={loaded.length < total}
        onMore={more}
        onRetry={more}
      />
      <AfterList />
    </>
  );
}

// Not in `args`: Storybook prints them as source, which takes minutes for this many.
function Many({ count, ...props }: Omit<CourseListProps, 'items'> & { count: number }) {
  const [items] = useState(() =>
    courses(count).map((course, index) => (index % 7 === 3 ? { ...course, name: longName } : course)),
  );
  return (
    <>
      <CourseList {...props} items={items} hasMore={false} />
      <AfterList />
    </>
  );
}

/** A focusable element after the list, such as the footer of a page. */
function AfterList() {
  return <ButtonLink href="/categories">{t('catalog:landing.allCategories')}</ButtonLink>;
}

const eager = (count: number) => courses(count).map((course) => ({ ...course, eager: true }));

const meta = {
  component: InfiniteList,
  args: {
    label: t('catalog:category.list'),
    items: eager(4),
    getKey: ({ id }: Course) => id,
    renderItem: ({ id: _, ...course }: Course) => <CourseCard {...course} />,
    status: 'succeeded',
    hasMore: true,
    onMore: fn(),
    onRetry: fn(),
    texts: infiniteListTexts,
    empty: (
      <EmptyState
        icon={BrowseIcon}
        title={t('catalog:category.empty')}
        description={t('catalog:category.emptyText')}
      />
    ),
  },
  render: (args) => <CourseList {...args} />,
  parameters: infiniteListGuide,
} satisfies Meta<typeof CourseList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One page is loaded and there is more. */
export const Loaded: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[3]).toHaveAttribute('aria-posinset', '4');
  },
};

/** Nothing is loaded yet. */
export const LoadingFirstPage: Story = {
  tags: ['same-look'],
  args: { items: [], status: 'loading' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.texts.loading)).toBeVisible();
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** The button keeps its place and focus while the next page loads. */
export const LoadingNextPage: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.loadingMore }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const FirstPageFailed: Story = {
  args: { items: [], status: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.tryAgain }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Loaded items stay. */
export const NextPageFailed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.texts.error ?? '');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The error is logged but not shown. The user can try again. */
export const FailedWithoutMessage: Story = {
  render: ({ texts: { error: _, ...texts }, ...args }) => <CourseList {...args} texts={texts} />,
  args: { items: [], status: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: args.texts.tryAgain }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { items: [], hasMore: false } };

/** All items fit on the first page, so there is no end message. */
export const Complete: Story = { tags: ['same-look'], args: { hasMore: false } };

/** After the last of several pages, a message replaces the button. */
export const EndReached: Story = {
  tags: ['same-look'],
  render: (args) => {
    const [items, setItems] = useState(eager(2));
    return (
      <CourseList {...args} items={items} hasMore={items.length < 4} onMore={() => setItems(eager(4))} />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.texts.end)).toBeVisible();
    await expect(canvas.getByText(args.texts.added(2))).toBeInTheDocument();
  },
};

/** Tiles, as on the page of a domain. */
export const Tiles: Story = {
  render: ({ items: _items, getKey: _getKey, isDone: _isDone, renderItem: _renderItem, ...args }) => (
    <InfiniteList
      {...args}
      look="tiles"
      label={t('catalog:domain.list')}
      items={countedCategories}
      getKey={({ id }) => id}
      renderItem={({ id: _, ...category }) => <CategoryTile {...category} look="card" />}
    />
  ),
};

/** Rows, for lists that users work with. */
export const Rows: Story = {
  render: ({ items: _items, getKey: _getKey, isDone: _isDone, renderItem: _renderItem, ...args }) => (
    <InfiniteList
      {...args}
      look="rows"
      label={t('catalog:domain.list')}
      items={categories.slice(0, 4)}
      getKey={({ id }) => id}
      renderItem={({ id: _, ...category }) => <CategoryTile {...category} look="card" />}
    />
  ),
};

/** A width of 320 px. */
export const Narrow: Story = { args: { items: eager(2), status: 'failed' }, decorators: [within(280)] };

/** The skip link is visible when focused. */
export const SkipFocused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.texts.skip })).toHaveFocus();
  },
};

/** Pages load while scrolling. */
export const Scrolling: Story = {
  render: ({ items: _, ...args }) => <Paged {...args} from={12} total={36} />,
  // Too long for a visual baseline.
  tags: ['!autodocs', '!test', 'same-look'],
};

/** The next page starts the virtualization. */
export const AlmostLong: Story = {
  render: ({ items: _, ...args }) => <Paged {...args} from={96} total={132} />,
  tags: ['!autodocs', '!test', 'same-look'],
};

/** Four hundred courses, some with long names. Only a few are in the document. */
export const Long: Story = {
  render: ({ items: _, ...args }) => <Many {...args} count={400} />,
  tags: ['!autodocs', '!test', 'same-look'],
};

/** The same with two thousand courses. */
export const VeryLong: Story = {
  render: ({ items: _, ...args }) => <Many {...args} count={2000} />,
  tags: ['!autodocs', '!test', 'same-look'],
};

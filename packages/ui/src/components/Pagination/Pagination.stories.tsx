import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { paginationGuide } from './Pagination.guide.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const previous = t('common:pagination.previous');
const next = t('common:pagination.next');
const position = (page: number, pages: number) => t('common:pagination.page', { page, pages });

const meta = {
  component: Pagination,
  args: {
    label: t('common:pagination.label'),
    page: 2,
    pages: 9,
    texts: { previous, next, position: position(2, 9) },
    onPage: fn(),
  },
  parameters: paginationGuide,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

type StatefulProps = Pick<PaginationProps, 'label' | 'page' | 'pages' | 'texts'> & {
  onPage?: ((page: number) => void) | undefined;
};

/** Holds the current page in state. */
function StatefulPagination({ page, pages, texts, onPage, ...rest }: StatefulProps) {
  const [current, setCurrent] = useState(page);
  return (
    <Pagination
      {...rest}
      page={current}
      pages={pages}
      texts={{ ...texts, position: position(current, pages) }}
      onPage={(requested) => {
        setCurrent(requested);
        onPage?.(requested);
      }}
    />
  );
}

const renderStateful = ({ label, page, pages, texts, onPage }: StatefulProps) => (
  <StatefulPagination label={label} page={page} pages={pages} texts={texts} onPage={onPage} />
);

export const Buttons: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  args: { page: 7 },
  render: renderStateful,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await expect(args.onPage).toHaveBeenCalledWith(8);
    await expect(canvas.getByRole('status')).toHaveTextContent(position(8, 9));
  },
};

export const Links: Story = {
  render: ({ label, page, pages, texts }) => (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      texts={texts}
      hrefOf={(requested) => `/sessions?page=${requested}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: previous })).toHaveAttribute('href', '/sessions?page=1');
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('href', '/sessions?page=3');
  },
};

/** A list that has loaded several pages: the links lead to the pages before and after all of them. */
export const PageRange: Story = {
  tags: ['2.130'],
  args: {
    page: 5,
    texts: {
      previous,
      next,
      position: t('common:pagination.showingFrom', { first: 25, last: 60, total: 106 }),
    },
  },
  render: ({ label, page, pages, texts }) => (
    <Pagination
      label={label}
      page={page}
      from={3}
      pages={pages}
      texts={texts}
      hrefOf={(requested) => `/sessions?page=${requested}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: previous })).toHaveAttribute('href', '/sessions?page=2');
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('href', '/sessions?page=6');
  },
};

/** A list that has loaded its first six pages: there is nothing before them. */
export const FromTheFirstPage: Story = {
  tags: ['2.130'],
  args: {
    page: 6,
    pages: 7,
    texts: { previous, next, position: t('common:pagination.showing', { last: 72, total: 82 }) },
  },
  render: ({ label, page, pages, texts }) => (
    <Pagination
      label={label}
      page={page}
      from={1}
      pages={pages}
      texts={texts}
      hrefOf={(requested) => `/sessions?page=${requested}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('href', '/sessions?page=7');
  },
};

/** There is no previous page, and the button is disabled. */
export const FirstPage: Story = {
  args: { page: 1, texts: { previous, next, position: position(1, 9) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

/** The disabled Next button keeps the focus. */
export const LastPage: Story = {
  args: { page: 8 },
  render: renderStateful,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(position(9, 9));
    await expect(canvas.getByRole('button', { name: next })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: next })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Narrow: Story = {
  args: { page: 118, pages: 2240, texts: { previous, next, position: position(118, 2240) } },
  decorators: [within(280)],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { within } from '../../stories/index.ts';
import { categories, domain, foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { domainTexts } from './DomainCard.fixtures.ts';
import { domainCardGuide } from './DomainCard.guide.tsx';
import { DomainCard, type DomainCardProps } from './DomainCard.tsx';

function Toggling({ expanded, onToggle, ...rest }: DomainCardProps) {
  const [isExpanded, setExpanded] = useState(expanded);
  return (
    <DomainCard
      {...rest}
      expanded={isExpanded}
      onToggle={() => {
        setExpanded(!isExpanded);
        onToggle();
      }}
    />
  );
}

/** The last two categories match by their first letters. */
const foundCategories = [
  ...categories.slice(-2).map((category) => ({ ...category, match: { start: 0, end: 3 } })),
  ...categories.slice(0, -2),
];

const meta = {
  component: DomainCard,
  args: { ...domain, categories, expanded: false, onToggle: fn(), texts: domainTexts(domain.name) },
  decorators: [within(320)],
  render: (args) => <Toggling {...args} />,
  parameters: domainCardGuide,
} satisfies Meta<typeof DomainCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All tiles on desktop; one row with a toggle on mobile. */
export const Collapsed: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

/** Differs on mobile only: the toggle is rotated and the tiles are visible. */
export const Expanded: Story = { tags: ['same-look'], args: { expanded: true } };

/** With fewer than seven categories the link to the domain stays. */
export const FewCategories: Story = {
  tags: ['same-look'],
  args: { categories: categories.slice(0, 2), expanded: true },
};

/**
 * A search found two categories, which the caller puts first, and marks the matching part of each name. On mobile they
 * are visible before the domain is expanded.
 */
export const Searched: Story = {
  args: { categories: foundCategories },
  tags: ['2.171'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('mark')).toHaveLength(2);
  },
};

/** A domain without content. */
export const NoCategories: Story = { tags: ['same-look'], args: { categories: [], expanded: true } };

export const OtherLanguage: Story = {
  tags: ['same-look'],
  args: { ...foreignName, texts: domainTexts(foreignName.name), categories: categories.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
    await expect(canvas.getByRole('article', { name: foreignName.name })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    name: longName,
    texts: domainTexts(longName),
    expanded: true,
    categories: [
      { id: 'word', href: '/category/word', name: longWord, color: '#2F6FB7' },
      ...categories.slice(5, 7),
    ],
  },
  decorators: [within(240)],
};

/** The name is the first tab stop. */
export const Focused: Story = {
  args: { categories: categories.slice(0, 3) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: domain.name })).toHaveFocus();
  },
};

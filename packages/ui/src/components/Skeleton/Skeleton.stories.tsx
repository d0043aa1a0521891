import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, t, within } from '../../stories/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: guide({
    use: ['While something loads whose shape is known, so that nothing jumps when it comes.'],
    instead: [
      { when: 'The shape is not known', use: 'Spinner' },
      { when: 'There is nothing', use: 'EmptyState' },
    ],
    keyboard: { none: 'It only shows, and is silent: whoever loads says so once, in a status.' },
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = [within(360)];

export const Line: Story = { decorators: narrow };
export const Title: Story = { args: { shape: 'title' }, decorators: narrow };
export const Tile: Story = { args: { shape: 'tile' }, decorators: narrow };
export const Image: Story = { args: { shape: 'image' }, decorators: narrow };

/** A page on its way, and the words that say so to those who listen. */
export const Page: Story = {
  render: () => (
    <Stack gap="xl">
      <VisuallyHidden role="status">{t('common:states.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Grid columns={3}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Grid>
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { t, within } from '../../stories/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { skeletonGuide } from './Skeleton.guide.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: skeletonGuide,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = [within(360)];

export const Line: Story = { tags: ['ar-dark-1280'], decorators: narrow };
export const Title: Story = { args: { shape: 'title' }, decorators: narrow };
export const Tile: Story = { args: { shape: 'tile' }, decorators: narrow };
export const Image: Story = { tags: ['same-look'], args: { shape: 'image' }, decorators: narrow };

/** A page while it loads, with a status for screen readers. */
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

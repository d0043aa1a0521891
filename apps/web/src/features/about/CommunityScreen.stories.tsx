import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../fixtures/inApp.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

const meta = {
  title: 'Community',
  component: CommunityScreen,
  decorators: [inApp({ path: '/community' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['2.256', 'en-light-1280'] };

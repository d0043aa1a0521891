import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../fixtures/inApp.tsx';
import { MonetizeScreen } from './MonetizeScreen.tsx';

const meta = {
  title: 'Monetize',
  component: MonetizeScreen,
  decorators: [inApp({ path: '/monetize' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MonetizeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['10.13'] };

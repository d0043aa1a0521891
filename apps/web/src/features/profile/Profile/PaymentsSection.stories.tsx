import type { Meta, StoryObj } from '@storybook/react-vite';
import { instructor } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { PaymentsSection } from './PaymentsSection.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Settings/Payments',
  component: PaymentsSection,
  decorators: [
    (Story) => (
      <ProfileScreen user={instructor} section="payments" onSelect={() => {}}>
        <Story />
      </ProfileScreen>
    ),
    inApp({ path: '/profile?section=payments', user: instructor }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For instructors only. */
export const ToCome: Story = { tags: ['en-light-1280'] };

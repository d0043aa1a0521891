import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { switchGuide } from './Switch.guide.tsx';
import { Switch } from './Switch.tsx';

const label = t('dashboard:notifications.newsletter');
const kinds = ['courseUpdates', 'newMessages', 'promotions', 'newsletter'] as const;

const meta = {
  component: Switch,
  args: { label, onChange: fn() },
  decorators: [within(440)],
  parameters: switchGuide,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { tags: ['ar-dark-1280', 'hovered'] };

/** The label is part of the hit area. */
export const On: Story = {
  tags: ['same-look'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(label));
    await expect(canvas.getByRole('switch', { name: label })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
  },
};

/** Several switches in a column, their tracks aligned. */
export const Several: Story = {
  tags: ['en-forced-1280'],
  render: (args) => (
    <Stack gap="none">
      {kinds.map((kind) => (
        <Switch
          {...args}
          key={kind}
          label={t(`dashboard:notifications.${kind}`)}
          description={t(`dashboard:notifications.${kind}Hint`)}
          defaultChecked={kind !== 'promotions'}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const promotions = canvas.getByRole('switch', { name: t('dashboard:notifications.promotions') });
    await expect(promotions).not.toBeChecked();
    await expect(promotions).toHaveAccessibleDescription(t('dashboard:notifications.promotionsHint'));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Stack gap="none">
      <Switch {...args} />
      <Switch {...args} defaultChecked description={t('dashboard:notifications.newsletterHint')} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    for (const words of canvas.getAllByText(label)) await userEvent.click(words);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The switch aligns with the first line. */
export const Long: Story = {
  args: {
    label: t('common:profileBanner.text'),
    description: t('auth:forgot.lead'),
    defaultChecked: true,
  },
  decorators: [within(280)],
};

export const Focused: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
};

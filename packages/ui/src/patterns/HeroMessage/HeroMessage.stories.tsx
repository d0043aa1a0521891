import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { longName } from '../catalog.fixtures.ts';
import { heroMessageGuide } from './HeroMessage.guide.tsx';
import { HeroMessage, type HeroMessageProps } from './HeroMessage.tsx';

const messages = ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => t(`catalog:landing.messages.${number}`));

function Pausing({ paused, onPause, ...rest }: HeroMessageProps) {
  const [still, setStill] = useState(paused);
  return (
    <HeroMessage
      {...rest}
      paused={still}
      onPause={() => {
        setStill(!still);
        onPause();
      }}
    />
  );
}

const meta = {
  component: HeroMessage,
  args: {
    messages,
    index: 0,
    paused: false,
    onPause: fn(),
    texts: { pause: t('catalog:landing.pauseMessages'), resume: t('catalog:landing.resumeMessages') },
    lead: t('catalog:landing.lead'),
  },
  render: (args) => <Pausing {...args} />,
  parameters: heroMessageGuide,
} satisfies Meta<typeof HeroMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('catalog:landing.messages.1') }),
    ).toBeVisible();
  },
};

/** The longest of the seven messages sets the height. */
export const Sixth: Story = { args: { index: 5 } };

/** Paused by the user; the button resumes. */
export const Paused: Story = {
  args: { index: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:landing.pauseMessages') }));
    await expect(canvas.getByRole('button', { name: t('catalog:landing.resumeMessages') })).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

/** A single message does not rotate and has no button. */
export const SingleMessage: Story = {
  tags: ['same-look'],
  args: { messages: messages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A width of 320 px and a very long message. */
export const LongAndNarrow: Story = {
  args: { messages: [...messages, longName], index: 7 },
  decorators: [within(280)],
};

export const Focused: Story = {
  tags: ['same-look'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('catalog:landing.pauseMessages') })).toHaveFocus();
  },
};

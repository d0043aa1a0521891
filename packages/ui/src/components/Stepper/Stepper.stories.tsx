import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  t('instructor:fields.expertise'),
  t('instructor:fields.qualifications'),
  t('instructor:fields.bio'),
  t('common:settings.account'),
];

const meta = {
  component: Stepper,
  args: {
    label: t('common:stepper.label'),
    steps,
    step: 2,
    texts: { done: t('common:stepper.done'), toCome: t('common:stepper.toCome') },
  },
  decorators: [within(800)],
  parameters: guide({
    use: [
      'For two to five steps with names, done in order, when knowing what comes helps people to go on.',
      'Above the step itself, whose heading says what to do now.',
    ],
    instead: [
      { when: 'How far one is matters more than what comes', use: 'ProgressBar' },
      { when: 'The views can be looked at in any order', use: 'Tabs' },
      { when: 'It is a whole form in steps', use: 'StepForm' },
    ],
    keyboard: {
      none: 'It only shows. A list is read out, with the current step and the state of the others.',
    },
  }),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the first step to the last, and all done. */
export const EachStep: Story = {
  render: (args) => (
    <Stack gap="xxl">
      {[1, 2, 3, 4, 5].map((step) => (
        <Stepper key={step} {...args} step={step} />
      ))}
    </Stack>
  ),
};

/** What is seen by color and sign is also said. */
export const Spoken: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: t('common:stepper.label') })).toBeVisible();
    await expect(first).toHaveTextContent(t('common:stepper.done'));
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent(t('common:stepper.toCome'));
  },
};

/** Only the step one is at shows its name; the others are heard. */
export const Narrow: Story = {
  decorators: [within(280)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(steps[1] ?? '')).toBeVisible();
    await expect(canvas.getByText(steps[2] ?? '').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const LongNames: Story = {
  args: {
    steps: [t('common:verifyBanner.text'), t('common:profileBanner.text'), t('catalog:domain.notFoundText')],
  },
};

export const LongNamesNarrow: Story = {
  args: { ...LongNames.args, step: 3 },
  decorators: [within(280)],
};

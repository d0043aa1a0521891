import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { starChoices } from './StarInput.fixtures.ts';
import { starInputGuide } from './StarInput.guide.tsx';
import { StarInput, type StarInputProps } from './StarInput.tsx';

function Stateful({ value, onChange, ...rest }: StarInputProps) {
  const [stars, setStars] = useState(value);
  return (
    <StarInput
      {...rest}
      value={stars}
      onChange={(stars) => {
        setStars(stars);
        onChange(stars);
      }}
    />
  );
}

const meta = {
  component: StarInput,
  args: { label: t('reviews:form.stars'), name: 'stars', value: null, choices: starChoices, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [within(440)],
  parameters: { ...starInputGuide, hovered: 'label:nth-child(4)' },
} satisfies Meta<typeof StarInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under the pointer, the stars are filled up to it. */
export const NoneChosen: Story = { tags: ['ar-dark-1280', 'hovered'] };

export const Chosen: Story = {
  tags: ['2.324'],
  play: async ({ canvas, args }) => {
    const four = canvas.getByRole('radio', { name: starChoices[3] });
    await userEvent.click(four);
    await expect(four).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByText(starChoices[3])).toBeVisible();
    await userEvent.unhover(four);
    four.blur();
  },
};

/** Each star is reached by the arrow keys. */
export const ByKeyboard: Story = {
  args: { value: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: starChoices[1] })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { error: t('errors:validation.starsRequired') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(String(args.error));
  },
};

export const Disabled: Story = { args: { value: 3, disabled: true } };

/** The text is below the stars. */
export const Narrow: Story = { args: { value: 5 }, decorators: [within(240)] };

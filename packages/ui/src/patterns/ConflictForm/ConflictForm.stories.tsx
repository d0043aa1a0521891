import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within as inside, userEvent } from 'storybook/test';
import { within } from '../../stories/index.ts';
import { conflictTexts, differingFields } from './ConflictForm.fixtures.ts';
import { conflictFormGuide } from './ConflictForm.guide.tsx';
import { ConflictForm } from './ConflictForm.tsx';

const meta = {
  component: ConflictForm<string>,
  args: {
    fields: differingFields,
    onChoose: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    texts: conflictTexts,
  },
  decorators: [within(800)],
  parameters: conflictFormGuide,
} satisfies Meta<typeof ConflictForm<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('radiogroup');
    const theirs = inside(first as HTMLElement).getByRole('radio', { name: conflictTexts.theirs });
    await expect(theirs).toHaveAccessibleDescription(conflictTexts.nothing);
    await userEvent.click(theirs);
    await expect(args.onChoose).toHaveBeenLastCalledWith('name.fr', 'theirs');
    await userEvent.click(canvas.getByRole('button', { name: conflictTexts.allMine }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('all', 'mine');
    await userEvent.click(canvas.getByRole('button', { name: conflictTexts.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: conflictTexts.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A long text and a long list take the space that they need. */
export const LongValues: Story = {
  args: {
    fields: differingFields.map((field) => ({
      ...field,
      mine: Array.from({ length: 6 }, () => field.mine).join('\n'),
    })),
  },
};

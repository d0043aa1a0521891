import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inLanguage, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { dialogGuide } from './Dialog.guide.tsx';
import { Dialog } from './Dialog.tsx';

const field = <TextField label={t('auth:fields.email')} type="email" autoComplete="email" />;
const cancel = <Button>{t('common:actions.cancel')}</Button>;
const send = <Button tone="primary">{t('auth:forgot.submit')}</Button>;
const paragraphs = Array.from({ length: 12 }, (_, index) => `${index + 1}`);

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: t('auth:forgot.title'),
    description: t('auth:forgot.lead'),
    closeLabel: t('common:actions.close'),
    children: field,
    actions: (
      <>
        {cancel}
        {send}
      </>
    ),
  },
  parameters: {
    ...dialogGuide,
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves to the first field. */
export const WithTrigger: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  args: { open: false },
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <Stack align="start">
        <Button onClick={() => setOpen(true)}>{args.title}</Button>
        <Button>{t('common:actions.goHome')}</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:forgot.title') }));
    const dialog = await screen.findByRole('dialog', { name: t('auth:forgot.title') });
    await expect(dialog).toHaveAccessibleDescription(t('auth:forgot.lead'));
    await waitFor(() => expect(screen.getByLabelText(t('auth:fields.email'))).toHaveFocus());
  },
};

/** Confirms an action that cannot be undone and names it on the button. */
export const Question: Story = {
  tags: ['en-forced-1280'],
  args: {
    title: t('dashboard:instructor.deleteTitle'),
    description: t('dashboard:instructor.deleteText'),
    children: undefined,
    actions: (
      <>
        {cancel}
        <Button tone="critical">{t('dashboard:instructor.delete')}</Button>
      </>
    ),
  },
};

export const WithoutActions: Story = {
  args: { actions: undefined },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('common:actions.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A dialog over another one. Escape closes only the upper one. */
export const Nested: Story = {
  render: ({ onClose, ...args }) => (
    <Dialog {...args} onClose={() => {}} size="large">
      <Stack>
        {paragraphs.slice(0, 4).map((key) => (
          <Text key={key}>{t('catalog:landing.meta.description')}</Text>
        ))}
      </Stack>
      <Dialog {...args} onClose={onClose} title={t('auth:register.title')} actions={undefined}>
        {field}
      </Dialog>
    </Dialog>
  ),
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: t('auth:register.title') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** For longer text, at a comfortable line length. The title and the actions stay visible. */
export const Long: Story = {
  args: {
    size: 'large',
    title: t('catalog:landing.meta.title'),
    description: t('common:tagline'),
    children: (
      <Stack>
        {paragraphs.map((key) => (
          <Text key={key}>{t('catalog:landing.meta.description')}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    dialog.scrollTop = 60;
    await expect(screen.getByRole('heading', { name: t('catalog:landing.meta.title') })).toBeVisible();
    await expect(screen.getByRole('button', { name: t('auth:forgot.submit') })).toBeVisible();
  },
};

/** Long words break and stay clear of the × button. */
export const LongWords: Story = {
  args: {
    title: inLanguage({
      en: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      ar: 'أفاستسقيناكموها وفسيكفيكهم وأنلزمكموها ومستشفياتهمالمتخصصةالمتنقلة',
      fr: 'Anticonstitutionnellement-intergouvernementalisations',
    }),
    description: 'firstname.middlename.lastname@department.university.of.somewhere.example.org',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { buttonGuide } from './Button.guide.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: t('catalog:course.enrollNow'), onClick: fn() },
  parameters: buttonGuide,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For the main action of a view. */
export const Primary: Story = {
  tags: ['ar-dark-1280', 'en-forced-1280', 'hovered'],
  args: { tone: 'primary' },
};

/** For an action next to the main one. */
export const Secondary: Story = { tags: ['hovered'], args: { children: t('common:actions.back') } };

/** For an optional action. */
export const Quiet: Story = {
  tags: ['hovered'],
  args: { tone: 'quiet', children: t('common:actions.cancel') },
};

/** For an action that can’t be undone. */
export const Critical: Story = {
  tags: ['hovered'],
  args: { tone: 'critical', children: t('dashboard:instructor.delete') },
};

/** 36, 44 and 52 px. */
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} tone="primary" size="small" />
      <Button {...args} tone="primary" />
      <Button {...args} tone="primary" size="large" />
    </Inline>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Inline>
      <Button tone="primary" icon={Plus}>
        {t('dashboard:instructor.create')}
      </Button>
      <Button icon={Compass}>{t('common:actions.browseCourses')}</Button>
    </Inline>
  ),
};

export const Wide: Story = {
  args: { tone: 'primary', wide: true, children: t('auth:login.submit') },
  decorators: [within(440)],
};

/** A spinner covers the label, so that the width stays the same. */
export const Busy: Story = {
  args: { busy: true },
  render: (args) => (
    <Inline>
      <Button {...args} tone="primary" />
      <Button {...args} />
      <Button {...args} tone="quiet" />
      <Button {...args} tone="critical" />
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button', { name: t('catalog:course.enrollNow') })) {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.tab();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** With `busyLabel` the button is as wide as the longer label. */
export const BusyWithLabel: Story = {
  args: { tone: 'primary', busyLabel: t('common:states.processing') },
  render: (args) => (
    <Stack align="start">
      <Button {...args} />
      <Button {...args} busy />
    </Stack>
  ),
};

function Enrollment() {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Stack align="start">
        <Button type="submit" tone="primary" busy={sent > 0} busyLabel={t('common:states.processing')}>
          {t('catalog:course.enrollNow')}
        </Button>
        <TextField label={t('auth:fields.name')} />
        <output>{sent}</output>
      </Stack>
    </form>
  );
}

/** Keeps the focus and submits the form once, even when pressed again. */
export const BusyAfterClick: Story = {
  render: () => <Enrollment />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('catalog:course.enrollNow') });
    await expect(button).toBeEnabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
};

export const Disabled: Story = {
  tags: ['en-forced-1280'],
  args: { disabled: true },
  render: (args) => (
    <Inline>
      <Button {...args} tone="primary" />
      <Button {...args} />
      <Button {...args} tone="quiet" />
      <Button {...args} tone="critical" />
    </Inline>
  ),
};

/** A long label wraps. */
export const LongLabel: Story = {
  args: {
    tone: 'primary',
    icon: Plus,
    children: inLanguage({
      en: 'Request a new link for choosing a password',
      ar: 'اطلب رابطًا جديدًا لاختيار كلمة مرور أخرى لحسابك',
      fr: 'Demander un nouveau lien pour choisir un mot de passe',
    }),
  },
  decorators: [within(240)],
};

/** For a next step that is another page. */
export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="/create-course" tone="primary" icon={Plus}>
        {t('dashboard:instructor.create')}
      </ButtonLink>
      <ButtonLink href="/">{t('common:actions.goHome')}</ButtonLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: t('dashboard:instructor.create') });
    await expect(link).toHaveAttribute('href', '/create-course');
  },
};

/** An icon says that it opens another site, as for `Link`. */
export const ExternalLink: Story = {
  render: () => (
    <ButtonLink href="https://www.w3.org/TR/WCAG22/" externalIcon>
      WCAG 2.2
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName(/^WCAG 2\.2 \(.+\)$/);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Focused: Story = {
  args: { tone: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('catalog:course.enrollNow') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage, t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { textGuide } from './Text.guide.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: t('catalog:community.lead') },
  parameters: textGuide,
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['ar-dark-1280'],
  render: ({ children }) => (
    <Stack>
      <Text size="lead">{children}</Text>
      <Text size="body">{children}</Text>
      <Text size="small">{children}</Text>
      <Text size="caption">{children}</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      <Text>{t('catalog:community.lead')}</Text>
      <Text strong>{t('catalog:community.values.ask.title')}</Text>
      <Text tone="soft">{t('catalog:course.sessionHint')}</Text>
      <Text tone="positive">{t('catalog:course.saved')}</Text>
      <Text tone="critical">{t('common:failure.text')}</Text>
    </Stack>
  ),
};

/** At most 65 characters per line. */
export const Measured: Story = {
  args: {
    measured: true,
    children: (['apply', 'create', 'earn'] as const)
      .map((step) => t(`catalog:monetize.steps.${step}.text`))
      .join(' '),
  },
};

/** User content in the other direction aligns to its own side. */
export const UserContent: Story = {
  args: {
    dir: 'auto',
    children: inLanguage({
      en: 'أدرّس TypeScript منذ عام 2016 (في بيروت).',
      ar: 'I have taught TypeScript since 2016 (in Beirut).',
      fr: 'أدرّس TypeScript منذ عام 2016 (في بيروت).',
    }),
  },
  decorators: [within(420)],
};

export const LongAndNarrow: Story = {
  args: { children: 'https://example.org/a/very/long/address/without-a-single-space-in-it', lang: 'en' },
  decorators: [within(180)],
};

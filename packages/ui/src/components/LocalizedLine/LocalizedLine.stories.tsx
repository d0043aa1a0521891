import { directions, type Language } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage, language, t } from '../../stories/index.ts';
import { localizedLineGuide } from './LocalizedLine.guide.tsx';
import { LocalizedLine } from './LocalizedLine.tsx';

const foreign = inLanguage<{ text: string; language: Language }>({
  en: { text: 'HTML: من أول صفحة إلى تطبيقات يستخدمها الآلاف.', language: 'ar' },
  ar: { text: 'From a first page of HTML to applications that thousands use.', language: 'en' },
  fr: { text: 'From a first page of HTML to applications that thousands use.', language: 'en' },
});

const meta = {
  component: LocalizedLine,
  args: { text: t('catalog:categories.description'), language },
  parameters: localizedLineGuide,
} satisfies Meta<typeof LocalizedLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the language of the page it needs no attributes. */
export const OwnLanguage: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.text)).not.toHaveAttribute('lang');
  },
};

/** Pronounced, hyphenated and aligned in its own language. */
export const OtherLanguage: Story = {
  args: foreign,
  play: async ({ canvas }) => {
    const line = canvas.getByText(foreign.text);
    await expect(line).toHaveAttribute('lang', foreign.language);
    await expect(line).toHaveAttribute('dir', directions[foreign.language]);
  },
};

/** A search found the part. Arabic letters stay joined. */
export const Matching: Story = {
  args: { match: { start: 3, end: 8 } },
  tags: ['2.171'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('mark')).toHaveTextContent(args.text.slice(3, 8).trim());
  },
};

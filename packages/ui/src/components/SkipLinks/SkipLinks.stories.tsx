import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { Link } from '../Link/index.ts';
import { Page, Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { skipLinksGuide } from './SkipLinks.guide.tsx';
import { SkipLinks } from './SkipLinks.tsx';

const toContent = t('common:skip.toContent');

const meta = {
  component: SkipLinks,
  args: {
    label: t('common:skip.label'),
    links: [
      { target: 'content', label: toContent },
      { target: 'footer', label: t('common:skip.toFooter') },
    ],
  },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <Page paddingBlock="both">
        <Stack gap="xxl">
          <Link href="/community">{t('common:header.community')}</Link>
          <main id="content" tabIndex={-1}>
            <Text measured>{t('catalog:community.lead')}</Text>
            <Link href="/categories">{t('common:actions.browseCourses')}</Link>
          </main>
          <footer id="footer" tabIndex={-1}>
            <Text size="small">{t('common:footer.credits')}</Text>
          </footer>
        </Stack>
      </Page>
    </>
  ),
  parameters: skipLinksGuide,
} satisfies Meta<typeof SkipLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until the keyboard reaches them. */
export const Hidden: Story = { tags: ['ar-dark-1280'] };

export const Focused: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: toContent })).toHaveFocus();
  },
};

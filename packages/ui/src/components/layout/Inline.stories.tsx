import type { Meta, StoryObj } from '@storybook/react-vite';
import { t, within } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { inlineGuide } from './Inline.guide.tsx';
import { Inline, Stack } from './layout.tsx';

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Button>{t('common:actions.back')}</Button>
        <Button tone="primary">{t('common:actions.next')}</Button>
      </>
    ),
  },
  parameters: inlineGuide,
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Start, center, end and space between. */
export const Justified: Story = {
  tags: ['ar-dark-1280'],
  render: (args) => (
    <Stack gap="sm">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Card key={justify}>
          <Inline justify={justify}>{args.children}</Inline>
        </Card>
      ))}
    </Stack>
  ),
  decorators: [within(440)],
};

export const Gaps: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(['none', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          {args.children}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Wrapped: Story = {
  args: {
    children: (
      <>
        <Button>{t('common:actions.browseCourses')}</Button>
        <Button>{t('common:actions.tryAgain')}</Button>
        <Button>{t('common:actions.goHome')}</Button>
      </>
    ),
  },
  decorators: [within(280)],
};

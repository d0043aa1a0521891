import type { Meta, StoryObj } from '@storybook/react-vite';
import { t, within } from '../../stories/index.ts';
import { Badge } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Inline, Stack } from './layout.tsx';
import { stackGuide } from './Stack.guide.tsx';

const badges = (
  <>
    <Badge tone="positive">{t('common:status.approved')}</Badge>
    <Badge tone="caution">{t('common:status.pending')}</Badge>
    <Badge tone="critical">{t('common:status.rejected')}</Badge>
  </>
);

const meta = {
  component: Stack,
  args: { children: badges },
  parameters: stackGuide,
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From none to 48 px. */
export const Gaps: Story = {
  tags: ['ar-dark-1280'],
  render: (args) => (
    <Inline gap="xxl">
      {(['none', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Text as="div" size="caption" tone="soft" dir="ltr">
            {gap}
          </Text>
          {args.children}
        </Stack>
      ))}
    </Inline>
  ),
};

export const Alignments: Story = {
  render: (args) => (
    <Stack>
      {(['stretch', 'start', 'center'] as const).map((align) => (
        <Card key={align}>
          <Stack align={align} gap="xs">
            {args.children}
          </Stack>
        </Card>
      ))}
    </Stack>
  ),
  decorators: [within(320)],
};

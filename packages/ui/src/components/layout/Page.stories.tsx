import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, t } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Page } from './layout.tsx';

const meta = {
  component: Page,
  args: {
    children: (
      <Card>
        <Text>{t('catalog:community.lead')}</Text>
      </Card>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['Once per page, around everything between header and footer.'],
      instead: [
        { when: 'The page holds one form', use: 'FormPage' },
        { when: 'The elements form a column inside the page', use: 'Stack' },
      ],
      keyboard: { none: 'Layout only.' },
    }),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** With block padding, as on most pages. */
export const Padded: Story = { args: { paddingBlock: 'both' } };

/** As wide as a form. */
export const Narrow: Story = { args: { paddingBlock: 'both', narrow: true } };

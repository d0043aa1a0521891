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
      use: ['Once on a page, around everything between header and footer.'],
      instead: [
        { when: 'The page holds one form', use: 'FormPage' },
        { when: 'Parts stand below one another inside it', use: 'Stack' },
      ],
      keyboard: { none: 'It only arranges.' },
    }),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** With room above and below, as most pages have it. */
export const Padded: Story = { args: { paddingBlock: 'both' } };

/** As wide as a form. */
export const Narrow: Story = { args: { paddingBlock: 'both', narrow: true } };

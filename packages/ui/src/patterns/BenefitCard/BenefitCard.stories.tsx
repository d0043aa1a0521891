import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/layout/index.ts';
import { CalendarIcon, PaymentsIcon, ReachIcon, ToolsIcon } from '../../icons.ts';
import { t, within } from '../../stories/index.ts';
import { benefitCardGuide } from './BenefitCard.guide.tsx';
import { BenefitCard } from './BenefitCard.tsx';

const text = (id: 'schedule' | 'income' | 'tools' | 'reach') => ({
  title: t(`experts:benefits.${id}.title`),
  text: t(`experts:benefits.${id}.text`),
});

const meta = {
  component: BenefitCard,
  args: { icon: CalendarIcon, ...text('schedule') },
  parameters: benefitCardGuide,
} satisfies Meta<typeof BenefitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All are as high as the highest. */
export const Row: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  render: () => (
    <Grid columns={4}>
      <BenefitCard icon={CalendarIcon} {...text('schedule')} />
      <BenefitCard icon={PaymentsIcon} {...text('income')} />
      <BenefitCard icon={ToolsIcon} {...text('tools')} />
      <BenefitCard icon={ReachIcon} {...text('reach')} />
    </Grid>
  ),
};

/** A long title in a narrow container. */
export const Long: Story = { args: { title: t('catalog:community.lead') }, decorators: [within(220)] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { t } from '../../stories/index.ts';
import { formPageGuide } from './FormPage.guide.tsx';
import { FormPage } from './FormPage.tsx';

const meta = {
  component: FormPage,
  args: {
    title: t('auth:forgot.title'),
    lead: t('auth:forgot.lead'),
    children: (
      <Stack gap="lg">
        <TextField label={t('auth:fields.email')} type="email" />
        <Button tone="primary" wide>
          {t('auth:forgot.submit')}
        </Button>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...formPageGuide,
  },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

/** After the form was completed. */
export const Done: Story = {
  args: {
    title: t('auth:verify.title'),
    lead: undefined,
    children: <Notice tone="positive">{t('auth:verify.success')}</Notice>,
  },
};

export const LongTitle: Story = {
  args: { title: t('common:profileBanner.text'), lead: t('catalog:monetize.steps.create.text') },
};

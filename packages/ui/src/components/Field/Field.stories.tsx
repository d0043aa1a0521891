import type { Meta, StoryObj } from '@storybook/react-vite';
import { t, within } from '../../stories/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Stack } from '../layout/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { fieldGuide } from './Field.guide.tsx';

interface FormProps {
  /** Whether all fields are disabled. @default false */
  disabled?: boolean;
  /** Whether all fields show an error. @default false */
  invalid?: boolean;
}

/** All kinds of fields in one form. They share a frame with label, description and error. */
function Form({ disabled = false, invalid = false }: FormProps) {
  const wrong = (error: string) => (invalid ? error : undefined);
  return (
    <Stack gap="lg">
      <TextField
        label={t('auth:fields.name')}
        error={wrong(t('errors:validation.nameRequired'))}
        disabled={disabled}
      />
      <PasswordField
        label={t('auth:fields.password')}
        description={t('auth:fields.passwordHint')}
        error={wrong(t('errors:validation.passwordRequired'))}
        showLabel={t('auth:fields.showPassword')}
        hideLabel={t('auth:fields.hidePassword')}
        autoComplete="new-password"
        disabled={disabled}
      />
      <Select
        label={t('courseEditor:form.category')}
        error={wrong(t('errors:validation.categoryRequired'))}
        placeholder={t('common:field.choose')}
        options={[]}
        disabled={disabled}
      />
      <RadioGroup
        label={t('auth:fields.role')}
        error={wrong(t('errors:validation.fillAllFields'))}
        name="role"
        options={[
          { value: 'learner', label: t('auth:fields.learner') },
          { value: 'instructor', label: t('auth:fields.instructor') },
        ]}
        disabled={disabled}
      />
      <TextArea
        label={t('instructor:fields.bio')}
        optional={t('common:field.optional')}
        description={t('instructor:fields.bioHint')}
        error={wrong(t('errors:validation.bioRequired'))}
        rows={3}
        disabled={disabled}
      />
      <Checkbox
        label={t('courseEditor:form.handsOnPractice')}
        error={wrong(t('errors:validation.fillAllFields'))}
        disabled={disabled}
      />
    </Stack>
  );
}

const meta = {
  component: Form,
  decorators: [within(440)],
  parameters: fieldGuide,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = { tags: ['ar-dark-1280'] };

export const Invalid: Story = { tags: ['en-forced-1280'], args: { invalid: true } };

export const Disabled: Story = { tags: ['en-forced-1280'], args: { disabled: true } };

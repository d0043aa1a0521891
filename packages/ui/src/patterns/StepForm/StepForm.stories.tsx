import { expertiseStepSchema, qualificationsStepSchema } from '@lyceum/rules/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { t, within } from '../../stories/index.ts';
import { Form } from '../forms/Form.tsx';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { stepNames, stepTexts } from './StepForm.fixtures.ts';
import { stepFormGuide } from './StepForm.guide.tsx';
import { StepForm } from './StepForm.tsx';

const { back, onwards: next } = stepTexts(1);

const meta = {
  component: StepForm,
  args: {
    step: 2,
    steps: stepNames.length,
    formId: 'step',
    texts: stepTexts(2),
    children: (
      <form id="step">
        <TextArea
          label={t('instructor:fields.qualifications')}
          description={t('instructor:fields.qualificationsHint')}
          rows={3}
        />
      </form>
    ),
  },
  decorators: [within(440)],
  parameters: stepFormGuide,
} satisfies Meta<typeof StepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  tags: ['ar-dark-1280'],
  args: { step: 1, texts: stepTexts(1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: back })).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(args.texts.progress);
  },
};

export const MiddleStep: Story = {
  tags: ['en-light-375', 'fr-light-375'],
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', args.texts.position);
  },
};

/** The form of the first step. */
function Expertise({ id, onNext }: { id: string; onNext: () => void }) {
  const { form, problem } = useSchemaForm(expertiseStepSchema, {
    initial: { expertise: [] },
    describeProblem,
    errorsUntil: 'edited',
  });
  return (
    <Form id={id} form={form} onSubmit={onNext}>
      <TextArea
        label={t('instructor:fields.expertise')}
        error={problem('expertise')}
        onChange={(event) => form.setValue('expertise', [event.target.value])}
        rows={3}
      />
    </Form>
  );
}

interface QualificationsProps {
  id: string;
  draft: { qualifications: string };
  onDraft: (draft: { qualifications: string }) => void;
  onNext: () => void;
}

/** The form of the second step, which keeps its text. */
function Qualifications({ id, draft, onDraft, onNext }: QualificationsProps) {
  const { form, problem } = useSchemaForm(qualificationsStepSchema, {
    initial: draft,
    describeProblem,
    onDraft,
    errorsUntil: 'edited',
  });
  return (
    <Form id={id} form={form} onSubmit={onNext}>
      <TextArea
        {...form.register('qualifications')}
        label={t('instructor:fields.qualifications')}
        error={problem('qualifications')}
        rows={3}
      />
    </Form>
  );
}

/** Each step requires a value. */
function ThreeSteps() {
  const [step, setStep] = useState(1);
  const [draft, setDraft] = useState({ qualifications: '' });
  const id = useId();
  return (
    <StepForm
      step={step}
      steps={stepNames.length}
      onBack={step > 1 ? () => setStep(step - 1) : undefined}
      formId={id}
      texts={stepTexts(step)}
    >
      {step === 1 ? <Expertise id={id} onNext={() => setStep(2)} /> : null}
      {step === 2 ? (
        <Qualifications id={id} draft={draft} onDraft={setDraft} onNext={() => setStep(3)} />
      ) : null}
      {step === 3 ? <TextArea label={t('instructor:fields.bio')} rows={3} /> : null}
    </StepForm>
  );
}

/** The heading of a new step is focused and therefore announced. */
export const NextStep: Story = {
  render: () => <ThreeSteps />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'TypeScript');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: stepTexts(2).title })).toHaveFocus());
  },
};

/** The invalid field has the focus. */
export const Invalid: Story = {
  render: () => <ThreeSteps />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: next }));
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(t('errors:validation.expertiseRequired'));
  },
};

export const ServerError: Story = {
  args: { step: 3, texts: stepTexts(3), onBack: fn(), error: t('errors:screens.onboarding') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:screens.onboarding'));
  },
};

export const Busy: Story = {
  args: { step: 3, texts: stepTexts(3), onBack: fn(), busy: true },
  play: async ({ canvas, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', submitted, { once: true });
    await userEvent.type(canvas.getByRole('textbox'), '{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: back })).toBeDisabled();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** A step whose content has its own buttons to continue. */
export const Choice: Story = {
  args: {
    step: 3,
    texts: stepTexts(3),
    onBack: fn(),
    children: <Button wide>{t('experts:signUp.useEmail')}</Button>,
  },
  render: ({ formId: _, ...args }) => <StepForm {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: args.texts.onwards })).toBeNull();
  },
};

/** Buttons that don't fit wrap. */
export const Narrow: Story = {
  args: {
    onBack: fn(),
    texts: {
      ...stepTexts(2),
      title: t('common:profileBanner.text'),
      onwards: t('auth:login.forgotPassword'),
    },
  },
  decorators: [within(240)],
};

import { useId } from 'react';
import { TextArea } from '../../components/TextArea/index.ts';
import { guide, t } from '../../stories/index.ts';
import { stepNames, stepTexts } from './StepForm.fixtures.ts';
import { StepForm } from './StepForm.tsx';

function SecondStep({ title }: { title: string }) {
  const id = useId();
  return (
    <StepForm
      step={2}
      steps={stepNames.length}
      onBack={() => undefined}
      formId={id}
      texts={{ ...stepTexts(2), title }}
    >
      <form id={id} onSubmit={(event) => event.preventDefault()}>
        <TextArea label={t('instructor:fields.qualifications')} rows={3} />
      </form>
    </StepForm>
  );
}

export const stepFormGuide = guide({
  use: [
    'For a form with several steps, such as the onboarding of instructors.',
    'With three to five steps of one question each. Keep the input when the user goes back.',
  ],
  instead: [
    { when: 'It fits on one screen', use: 'one form of TextField, TextArea and so on' },
    { when: 'The steps can be done in any order', use: 'SettingsLayout' },
  ],
  do: <SecondStep title={stepTexts(2).title} />,
  why: 'The question changes with the step, and its heading is announced.',
  dont: <SecondStep title={t('instructor:onboarding.title')} />,
  whyNot: 'With the same heading on each step, nothing seems to happen when users go on.',
  keyboard: {
    Enter:
      'In a single-line field: continues, as the button does. The heading of the new step gets the focus, or the first invalid field.',
  },
});

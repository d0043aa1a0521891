import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepForm, type StepFormProps } from './StepForm.tsx';

const form = (props: Partial<StepFormProps>) =>
  html(
    <StepForm
      step={2}
      steps={3}
      onNext={() => {}}
      texts={{
        title: 'What qualifies you?',
        progress: 'Profile completion',
        position: 'Step 2 of 3',
        back: 'Back',
        onwards: 'Next',
        busy: 'Saving...',
      }}
      {...props}
    >
      Fields
    </StepForm>,
  );

test('announces the current step', () => {
  expect(form({})).toMatch(/role="progressbar"[^>]*aria-label="Profile completion"/);
  expect(form({})).toContain('aria-valuetext="Step 2 of 3"');
});

test('has no back button on the first step and a disabled one while busy', () => {
  expect(form({})).not.toContain('Back');
  expect(form({ onBack: () => {} })).toMatch(/<button[^>]*>.*Back/);
  expect(form({ onBack: () => {}, busy: true })).toMatch(/<button[^>]*disabled=""[^>]*>[^/]*Back/);
});

test('has no next button on a step with its own actions', () => {
  expect(form({})).toContain('Next');
  expect(form({ onNext: undefined })).not.toContain('Next');
});

test('announces a server error', () => {
  expect(form({ error: 'Failed to set up profile' })).toMatch(/role="alert".*Failed to set up profile/);
});

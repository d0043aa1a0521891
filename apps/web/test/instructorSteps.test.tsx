// @vitest-environment happy-dom
import type { User } from '@lyceum/api-client';
import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { configure, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeDraft } from '../src/app/forms/drafts.ts';
import { ApplicationContainer } from '../src/features/experts/Application/Application.container.tsx';
import { SignUpDialog } from '../src/features/experts/Experts/SignUpDialog.tsx';
import { InstructorInfoContainer } from '../src/features/experts/InstructorInfo/InstructorInfo.container.tsx';
import { OnboardingContainer } from '../src/features/experts/Onboarding/Onboarding.container.tsx';
import { InstructorProfileContainer } from '../src/features/profile/InstructorProfile/InstructorProfile.container.tsx';
import { instructor } from '../src/fixtures/catalog.ts';
import { searchAt } from '../src/fixtures/expertises.ts';
import { profile, signUpAt } from '../src/fixtures/experts.ts';
import { inApp } from '../src/fixtures/inApp.tsx';

// `findBy` waits a second by default, too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const screen = within(document.body);
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

let unmount = () => {};

/** Mounts a screen in the app of a guest or a user. */
function mount(element: ReactElement, user: User | null = null) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const decorate = inApp({ user });
  root.render(createElement(() => decorate(() => element, {} as never)));
  unmount = () => root.unmount();
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no server')));
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  sessionStorage.clear();
});

/** The description of a field. */
function hintOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

const dialogProps = {
  signUp: signUpAt({ filling: { choosing: 'alone' } }),
  send: () => {},
  expertise: { search: searchAt('blank'), send: () => {} },
  hasThirdParty: true,
};

const untouched = { ...instructor, expertise: [], qualifications: '', bio: '' };

test('a step shows its error until its field is edited, and goes on when it is valid', {
  tags: ['5.5'],
}, async () => {
  mount(<OnboardingContainer user={untouched} />, untouched);
  await screen.findByText('Step 1 of 3');
  for (const [step, error, fill] of [
    ['Step 1 of 3', 'Please select at least one area of expertise', 'TypeScript{Enter}'],
    ['Step 2 of 3', 'Please enter your qualifications', ' Ten years '],
    ['Step 3 of 3', 'Please enter your professional bio', 'I teach.'],
  ] as const) {
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(step));
    const onwards = button(step === 'Step 3 of 3' ? 'Complete' : 'Next');
    await userEvent.click(onwards);
    expect(await screen.findByText(error)).toBeDefined();
    const input = screen.getByRole(step === 'Step 1 of 3' ? 'combobox' : 'textbox');
    await waitFor(() => expect(document.activeElement).toBe(input));
    await userEvent.type(input, fill);
    expect(screen.queryByText(error)).toBeNull();
    if (step !== 'Step 3 of 3') await userEvent.click(onwards);
  }
  await userEvent.click(button('Back'));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ' Ten years '));
});

test('the account fields share one message, and an edit clears all errors', { tags: ['5.4'] }, async () => {
  const draft = { expertise: ['seo'], qualifications: 'MSc', bio: 'I teach.', name: 'Nour', email: 'nour@' };
  storeDraft({ name: 'expert', owner: null }, { draft, step: 'account' });
  mount(<ApplicationContainer />);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findAllByText('Please fill all fields correctly')).toHaveLength(1);
  const invalidFields = () => [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(invalidFields()).toEqual([field('Email'), field('Password')]);
  await userEvent.type(field('Password'), 'a quiet morning');
  expect(invalidFields()).toEqual([]);
  await userEvent.click(button('Submit'));
  await waitFor(() => expect(invalidFields()).toEqual([field('Email'), field('Confirm Password')]));
});

test('the single form shows its errors if the profile became invalid beside the window of the third party', {
  tags: ['2.149'],
}, async () => {
  mount(
    <SignUpDialog
      signUp={signUpAt({ filling: { choosing: 'incomplete' } })}
      send={() => {}}
      expertise={{ search: searchAt('blank'), send: () => {} }}
      hasThirdParty
    />,
  );
  expect(await screen.findByText('Please enter your professional bio')).toBeDefined();
  expect(document.activeElement).not.toBe(field('Professional Bio'));
});

test('the single form continues by e-mail with a valid profile', { tags: ['2.149'] }, async () => {
  const send = vi.fn();
  mount(
    <SignUpDialog
      signUp={signUpAt({ filling: { choosing: 'alone' } }, { profile: { ...profile, bio: ' ' } })}
      send={send}
      expertise={{ search: searchAt('blank'), send: () => {} }}
      hasThirdParty
    />,
  );
  await screen.findByText('Continue with Email');
  await userEvent.click(button('Continue with Email'));
  expect(await screen.findByText('Please enter your professional bio')).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field('Professional Bio'), 'I teach.');
  expect(send).toHaveBeenLastCalledWith({ type: 'profile.typed', profile: { ...profile, bio: ' I teach.' } });
  await userEvent.click(button('Continue with Email'));
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'email.chosen' }));
});

test('a step takes the typed area of expertise that was not entered', { tags: ['2.97'] }, async () => {
  mount(<OnboardingContainer user={untouched} />, untouched);
  await userEvent.type(await screen.findByRole('combobox'), 'Lantern making{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('Step 2 of 3');
  await userEvent.click(button('Back'));
  expect(await screen.findByRole('group', { name: 'Lantern making' })).toBeDefined();
});

test('the application keeps a typed area of expertise that was not chosen, and shows what to do', {
  tags: ['2.97'],
}, async () => {
  mount(<ApplicationContainer />);
  const input = await screen.findByRole('combobox');
  await userEvent.type(input, 'Lantern making{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(
    await screen.findByText(
      '“Lantern making” is not selected. Choose an area from the results, or clear the field.',
    ),
  ).toBeDefined();
  expect(input).toHaveProperty('value', 'Lantern making');
});

const expertDraft = { expertise: ['seo'], qualifications: 'MSc', bio: '', name: 'Nour', email: 'nour@' };

test.each([
  ['the expert dialog', <SignUpDialog key="dialog" {...dialogProps} />, null],
  ['the instructor information', <InstructorInfoContainer key="info" user={instructor} />, instructor],
  ['the instructor profile', <InstructorProfileContainer key="profile" user={instructor} />, instructor],
] as const)(
  'qualifications and bio are marked as public in %s',
  { tags: ['2.207'] },
  async (_, element, user) => {
    mount(element, user);
    await screen.findByLabelText('Qualifications');
    for (const name of ['Qualifications', 'Professional Bio'])
      expect(hintOf(field(name))).toMatch(/Public: your course pages/);
  },
);

test.each(['qualifications', 'bio'] as const)(
  'the step of the application with the %s marks it as public',
  {
    tags: ['2.207'],
  },
  async (step) => {
    storeDraft({ name: 'expert', owner: null }, { draft: expertDraft, step });
    mount(<ApplicationContainer />);
    expect(hintOf(await screen.findByRole('textbox'))).toMatch(/Public: your course pages/);
  },
);

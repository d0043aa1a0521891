import { applicationActors, applicationMachine } from '@lyceum/flows/application';
import { becomeInstructorActors, becomeInstructorMachine } from '@lyceum/flows/become-instructor';
import { expertiseSearchActors, expertiseSearchMachine } from '@lyceum/flows/expertise-search';
import { instructorInfoActors, instructorInfoMachine } from '@lyceum/flows/instructor-info';
import { instructorProfileActors, instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { instructorReviewActors, instructorReviewMachine } from '@lyceum/flows/instructor-review';
import { onboardingActors, onboardingMachine } from '@lyceum/flows/onboarding';
import { limits } from '@lyceum/rules';
import { expect } from 'vitest';
import { waitFor } from 'xstate';
import { instructor, learner } from '../../src/fixtures/catalog.ts';
import { searchAt } from '../../src/fixtures/expertises.ts';
import { requests } from '../../src/fixtures/requests.ts';
import { ExpertiseField } from '../../src/forms/ExpertiseField.tsx';
import { ApplicationScreen } from '../../src/screens/Application/ApplicationScreen.tsx';
import { InstructorInfoScreen } from '../../src/screens/InstructorInfo/InstructorInfoScreen.tsx';
import { InstructorProfileScreen } from '../../src/screens/InstructorProfile/InstructorProfileScreen.tsx';
import { InstructorRequestsScreen } from '../../src/screens/InstructorRequests/InstructorRequestsScreen.tsx';
import { OnboardingScreen } from '../../src/screens/Onboarding/OnboardingScreen.tsx';
import { InstructorSection } from '../../src/screens/Profile/InstructorSection.tsx';
import { translate } from '../support/renderScreen.tsx';
import { nothing, run, type Server, startInApp, testError, textsOf, thrownBy } from './testError.tsx';

const profile = { expertise: ['python'], qualifications: 'Ten years', bio: 'I teach.' };
const draftKey = { name: 'form', owner: null };
const expertise = { search: searchAt('blank'), send: nothing };

const reviewOf = ({ api }: Server) =>
  instructorReviewMachine.provide({ actors: instructorReviewActors(api) });
const review = (snapshot: Parameters<typeof InstructorRequestsScreen>[0]['review']) =>
  textsOf(<InstructorRequestsScreen review={snapshot} send={nothing} />);
const [pending] = requests;

/** The logged message of a failed decision, and the unchanged list. */
async function decided(server: Server, type: 'approval.requested' | 'rejection.requested') {
  const { actor, logged } = startInApp(reviewOf(server));
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type, id: pending.id });
  const outcome = { logged: await logged, shown: review(actor.getSnapshot()) };
  expect(outcome.shown).toContain(pending.name);
  return outcome;
}

testError(
  'listInstructorRequests',
  { tags: ['8.15'], text: translate('errors:screens.instructorRequests') },
  async (server) => {
    const found = await run(reviewOf(server), { until: (snapshot) => snapshot.matches('failed') });
    return review(found);
  },
);

testError('listInstructorRequests', { tags: ['8.15'] }, async ({ api }) => {
  return (await thrownBy(api.call('listInstructorRequests'))).message;
});

testError('approveInstructorRequest', { tags: ['8.16'] }, (server) => decided(server, 'approval.requested'));

testError('rejectInstructorRequest', { tags: ['8.17'] }, (server) => decided(server, 'rejection.requested'));

testError('upgradeToInstructor', { tags: ['8.23'] }, async ({ api }) => {
  const application = await run(applicationMachine.provide({ actors: applicationActors(api) }), {
    input: {
      draftKey,
      applicant: 'learner',
      storedDraft: { draft: { ...profile, name: '', email: '' }, step: 'bio' },
    },
    events: [limits.applicationVisibleAfterMs, { type: 'profile.completed', profile }],
    until: (snapshot) => snapshot.matches({ filling: { bio: 'refused' } }),
  });
  const props = { application, send: nothing, expertise };
  return textsOf(<ApplicationScreen {...props} />, { user: learner });
});

testError('submitInstructorInfo', { tags: ['8.24'] }, async ({ api }) => {
  const info = await run(instructorInfoMachine.provide({ actors: instructorInfoActors(api) }), {
    input: { draft: profile, draftKey },
    events: [{ type: 'form.submitted', values: profile }],
    until: (snapshot) => snapshot.matches('refused'),
  });
  const screen = <InstructorInfoScreen info={info} send={nothing} expertise={expertise} />;
  return textsOf(screen, { user: learner });
});

testError('updateInstructorProfile', { tags: ['8.25'] }, async ({ api }) => {
  const saved = await run(instructorProfileMachine.provide({ actors: instructorProfileActors(api) }), {
    input: { draft: profile, draftKey },
    events: [{ type: 'form.submitted', values: profile }],
    until: (snapshot) => snapshot.matches('refused'),
  });
  const props = { user: instructor, profile: saved, send: nothing, expertise };
  return textsOf(<InstructorProfileScreen {...props} />, { user: instructor });
});

testError(
  'updateInstructorProfile',
  { tags: ['8.26'], text: translate('errors:screens.onboarding') },
  async ({ api }) => {
    const onboarding = await run(onboardingMachine.provide({ actors: onboardingActors(api) }), {
      input: { ...profile, draftKey, storedDraft: { draft: profile, step: 'bio' } },
      events: [{ type: 'profile.completed', profile }],
      until: (snapshot) => snapshot.matches({ filling: { bio: 'refused' } }),
    });
    const screen = <OnboardingScreen onboarding={onboarding} send={nothing} expertise={expertise} />;
    return textsOf(screen, { user: instructor });
  },
);

testError(
  'upgradeToInstructor',
  { tags: ['8.27'], text: translate('errors:screens.application') },
  async ({ api }) => {
    const become = await run(becomeInstructorMachine.provide({ actors: becomeInstructorActors(api) }), {
      input: { draft: profile, draftKey },
      events: [{ type: 'form.submitted', values: profile }],
      until: (snapshot) => snapshot.matches('refused'),
    });
    const props = { user: learner, become, send: nothing, expertise };
    return textsOf(<InstructorSection {...props} />, { user: learner });
  },
);

testError('getExpertise', { tags: ['8.34'] }, async ({ api }) => {
  const search = await run(expertiseSearchMachine.provide({ actors: expertiseSearchActors(api) }), {
    input: { selected: ['python'] },
    until: (snapshot) => snapshot.matches({ names: 'failed' }),
  });
  const props = { search, send: nothing, value: ['python'], onChange: nothing };
  return textsOf(<ExpertiseField {...props} />);
});

testError('listExpertises', { tags: ['8.35'] }, async ({ api }) => {
  const search = await run(expertiseSearchMachine.provide({ actors: expertiseSearchActors(api) }), {
    input: { selected: [] },
    events: [{ type: 'query.changed', query: 'python' }, limits.expertiseSearchDelayMs],
    until: (snapshot) => snapshot.matches({ suggestions: 'failed' }),
  });
  // The message is in the dropdown, which exists only while it is open: the story `SearchFailed` opens it.
  return search.context.searchMessage ?? '';
});

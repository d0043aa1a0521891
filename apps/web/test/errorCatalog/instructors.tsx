import type { InstructorRequest } from '@lyceum/api-client';
import { applicationActors, applicationMachine } from '@lyceum/flows/application';
import { becomeInstructorActors, becomeInstructorMachine } from '@lyceum/flows/become-instructor';
import { expertiseSearchActors, expertiseSearchMachine } from '@lyceum/flows/expertise-search';
import { instructorInfoActors, instructorInfoMachine } from '@lyceum/flows/instructor-info';
import { instructorProfileActors, instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { instructorReviewActors, instructorReviewMachine } from '@lyceum/flows/instructor-review';
import { onboardingActors, onboardingMachine } from '@lyceum/flows/onboarding';
import { limits } from '@lyceum/rules';
import { createActor, waitFor } from 'xstate';
import { instructor, learner } from '../../src/fixtures/catalog.ts';
import { searchAt } from '../../src/fixtures/expertises.ts';
import { stubApp } from '../../src/fixtures/stubApp.ts';
import { ExpertiseField } from '../../src/forms/ExpertiseField.tsx';
import { ApplicationScreen } from '../../src/screens/Application/ApplicationScreen.tsx';
import { InstructorInfoScreen } from '../../src/screens/InstructorInfo/InstructorInfoScreen.tsx';
import { InstructorProfileScreen } from '../../src/screens/InstructorProfile/InstructorProfileScreen.tsx';
import { InstructorRequestsScreen } from '../../src/screens/InstructorRequests/InstructorRequestsScreen.tsx';
import { OnboardingScreen } from '../../src/screens/Onboarding/OnboardingScreen.tsx';
import { InstructorSection } from '../../src/screens/Profile/InstructorSection.tsx';
import { shown, wordsOf } from '../support/renderScreen.tsx';
import { nothing, type Row, run, type Server, thrownBy } from './errorCase.ts';

const profile = { expertise: ['python'], qualifications: 'Ten years', bio: 'I teach.' };
const draftKey = { name: 'form', owner: null };
const expertise = { search: searchAt('blank'), send: nothing };

const reviewOf = ({ api }: Server) =>
  instructorReviewMachine.provide({ actors: instructorReviewActors(api) });
const review = (snapshot: Parameters<typeof InstructorRequestsScreen>[0]['review']) =>
  wordsOf(shown(<InstructorRequestsScreen review={snapshot} send={nothing} />));

export const pending: InstructorRequest = {
  id: 'r1',
  name: 'Samir Okafor',
  email: 'samir.okafor@example.com',
  createdAt: '2026-11-20T09:30:00.000Z',
  ...profile,
  expertise: [],
};

/** The logged message of a failed decision, and the unchanged list. */
async function decided(server: Server, type: 'approval.requested' | 'rejection.requested') {
  const app = createActor(stubApp(), { systemId: 'app' }).start();
  const actor = createActor(reviewOf(server), { parent: app }).start();
  const reported = new Promise<Error>((resolve) => {
    app.on('failure.reported', ({ detail }) => resolve(detail as Error));
  });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type, id: pending.id });
  const { message } = await reported;
  const words = review(actor.getSnapshot());
  if (!words.includes(pending.name)) throw new Error('The request is gone.');
  return { shown: words, logged: message };
}

export const ofInstructors: readonly Row[] = [
  {
    situation: 'Admin list',
    tags: ['8.15'],
    call: 'GET /admin/instructor-requests',
    text: 'Failed to load instructor requests',
    async fail(server) {
      const found = await run(reviewOf(server), { until: (snapshot) => snapshot.matches('failed') });
      return { shown: review(found) };
    },
  },
  {
    situation: 'Admin list, of the call itself',
    tags: ['8.15'],
    call: 'GET /admin/instructor-requests',
    text: 'Failed to fetch instructor requests',
    async fail({ api }) {
      return { shown: '', logged: (await thrownBy(api.call('listInstructorRequests'))).message };
    },
  },
  {
    situation: 'Approve',
    tags: ['8.16'],
    call: 'POST /admin/instructor-requests/r1/approve',
    text: 'Failed to approve instructor request',
    fail: (server) => decided(server, 'approval.requested'),
  },
  {
    situation: 'Reject',
    tags: ['8.17'],
    call: 'POST /admin/instructor-requests/r1/reject',
    text: 'Failed to reject instructor request',
    fail: (server) => decided(server, 'rejection.requested'),
  },
  {
    situation: 'Request instructor role',
    tags: ['8.23'],
    call: 'POST /auth/upgrade-to-instructor',
    text: 'Failed to request instructor role',
    async fail({ api }) {
      const application = await run(applicationMachine.provide({ actors: applicationActors(api) }), {
        input: {
          draftKey,
          applicant: 'learner',
          storedDraft: { draft: { ...profile, name: '', email: '' }, step: 'bio' },
        },
        events: [limits.applicationVisibleAfterMs, { type: 'next.requested' }],
        until: (snapshot) => snapshot.matches({ filling: { bio: 'refused' } }),
      });
      const props = { application, send: nothing, expertise };
      return { shown: wordsOf(shown(<ApplicationScreen {...props} />, { user: learner })) };
    },
  },
  {
    situation: 'Instructor info',
    tags: ['8.24'],
    call: 'POST /users/instructor-info',
    text: 'Failed to submit instructor information',
    async fail({ api }) {
      const info = await run(instructorInfoMachine.provide({ actors: instructorInfoActors(api) }), {
        input: { draft: profile, draftKey },
        events: [{ type: 'form.submitted', values: profile }],
        until: (snapshot) => snapshot.matches('refused'),
      });
      const screen = <InstructorInfoScreen info={info} send={nothing} expertise={expertise} />;
      return { shown: wordsOf(shown(screen, { user: learner })) };
    },
  },
  {
    situation: 'Instructor profile update',
    tags: ['8.25'],
    call: 'PUT /users/instructor-profile',
    text: 'Failed to update instructor profile',
    async fail({ api }) {
      const saved = await run(instructorProfileMachine.provide({ actors: instructorProfileActors(api) }), {
        input: { draft: profile, draftKey },
        events: [{ type: 'form.submitted', values: profile }],
        until: (snapshot) => snapshot.matches('refused'),
      });
      const props = { user: instructor, profile: saved, send: nothing, expertise };
      return { shown: wordsOf(shown(<InstructorProfileScreen {...props} />, { user: instructor })) };
    },
  },
  {
    situation: 'Onboarding',
    tags: ['8.26'],
    call: 'PUT /users/instructor-profile',
    text: 'Failed to set up profile',
    async fail({ api }) {
      const onboarding = await run(onboardingMachine.provide({ actors: onboardingActors(api) }), {
        input: { ...profile, draftKey, storedDraft: { draft: profile, step: 'bio' } },
        events: [{ type: 'next.requested' }],
        until: (snapshot) => snapshot.matches({ filling: { bio: 'refused' } }),
      });
      const screen = <OnboardingScreen onboarding={onboarding} send={nothing} expertise={expertise} />;
      return { shown: wordsOf(shown(screen, { user: instructor })) };
    },
  },
  {
    situation: 'Application in profile',
    tags: ['8.27'],
    call: 'POST /auth/upgrade-to-instructor',
    text: 'Failed to submit application',
    async fail({ api }) {
      const become = await run(becomeInstructorMachine.provide({ actors: becomeInstructorActors(api) }), {
        input: { draft: profile, draftKey },
        events: [{ type: 'form.submitted', values: profile }],
        until: (snapshot) => snapshot.matches('refused'),
      });
      const props = { user: learner, become, send: nothing, expertise };
      return { shown: wordsOf(shown(<InstructorSection {...props} />, { user: learner })) };
    },
  },
  {
    situation: 'Selected expertise load',
    tags: ['8.34'],
    call: 'GET /expertises/python',
    text: 'Failed to load selected expertises',
    async fail({ api }) {
      const search = await run(expertiseSearchMachine.provide({ actors: expertiseSearchActors(api) }), {
        input: { selected: ['python'] },
        until: (snapshot) => snapshot.matches({ names: 'failed' }),
      });
      const props = { search, send: nothing, value: ['python'], onChange: nothing };
      return { shown: wordsOf(shown(<ExpertiseField {...props} />)) };
    },
  },
  {
    situation: 'Expertise search',
    tags: ['8.35'],
    call: 'GET /expertises',
    text: 'Failed to search expertises',
    async fail({ api }) {
      const search = await run(expertiseSearchMachine.provide({ actors: expertiseSearchActors(api) }), {
        input: { selected: [] },
        events: [{ type: 'query.changed', query: 'python' }, limits.expertiseSearchDelayMs],
        until: (snapshot) => snapshot.matches({ suggestions: 'failed' }),
      });
      // The message is in the dropdown, which exists only while it is open: the story `SearchFailed` opens it.
      return { shown: search.context.searchMessage ?? '' };
    },
  },
];

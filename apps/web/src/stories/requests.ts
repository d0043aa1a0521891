import type { InstructorRequest } from '@lyceum/api-client';
import { type RequestActor, requestMachine } from '@lyceum/flows/instructor-review';
import { inLanguage } from '@lyceum/ui/stories';
import { createActor, createEmptyActor, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { at } from './at.ts';
import { expertises } from './expertises.ts';

/** What an actor is, without any field of its own: Storybook walks through args and would lose itself in it. */
const veiled = <Actor extends object>(actor: Actor): Actor => Object.create(actor);

const nour: InstructorRequest = {
  id: 'r1',
  name: inLanguage({ en: 'Nour Haddad', ar: 'نور حدّاد', fr: 'Nour Haddad' }),
  email: 'nour.haddad@example.com',
  createdAt: '2026-11-18T08:00:00.000Z',
  expertise: expertises.slice(0, 2),
  qualifications: inLanguage({
    en: 'Master of photography, Beirut.\nNine years with a daily newspaper.',
    ar: 'ماجستير في التصوير، بيروت.\nتسع سنوات في صحيفة يومية.',
    fr: 'Master de photographie, Beyrouth.\nNeuf ans dans un quotidien.',
  }),
  bio: inLanguage({
    en: 'I teach people to wait for the light, and to be there when it comes.',
    ar: 'أعلّم الناس انتظار الضوء، والحضور حين يأتي.',
    fr: 'J’apprends à attendre la lumière, et à être là quand elle vient.',
  }),
};

const samir: InstructorRequest = {
  ...nour,
  id: 'r2',
  name: inLanguage({ en: 'Samir Okafor', ar: 'سمير عكاشة', fr: 'Samir Okafor' }),
  email: 'samir.okafor@example.com',
  createdAt: '2026-11-20T09:30:00.000Z',
  expertise: expertises.slice(2),
  qualifications: inLanguage({
    en: 'Ten years of back-end work.',
    ar: 'عشر سنوات في برمجة الخوادم.',
    fr: 'Dix ans de développement serveur.',
  }),
  bio: inLanguage({
    en: 'I teach what I build.',
    ar: 'أعلّم ما أبنيه.',
    fr: 'J’enseigne ce que je construis.',
  }),
};

export const requests = [nour, samir] as const;

/** What a request's machine says in one of its states. */
export function requestAt(
  value: StateValueFrom<typeof requestMachine>,
  request: InstructorRequest = nour,
): SnapshotFrom<typeof requestMachine> {
  return at(requestMachine, value, { request, list: veiled(createEmptyActor()) });
}

/** A request as the review holds it: an actor in one of its states, not started. */
export function requestActorAt(
  value: StateValueFrom<typeof requestMachine>,
  request: InstructorRequest,
): RequestActor {
  const input = { request, list: createEmptyActor() };
  const snapshot = requestMachine.resolveState({ value, context: input });
  return veiled(createActor(requestMachine, { id: request.id, input, snapshot }));
}

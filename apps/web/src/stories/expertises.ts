import type { Expertise } from '@lyceum/api-client';
import { expertiseSearchMachine } from '@lyceum/flows/expertise-search';
import type { SnapshotFrom } from 'xstate';
import { at } from './at.ts';

type Search = SnapshotFrom<typeof expertiseSearchMachine>;

const names = [
  ['photography', 'Photography', 'التصوير الفوتوغرافي', 'Photographie'],
  ['physics', 'Physics', 'الفيزياء', 'Physique'],
  ['python', 'Python', 'بايثون', 'Python'],
  ['astrophysics', 'Astrophysics', 'الفيزياء الفلكية', 'Astrophysique'],
] as const;

export const expertises = names.map(
  ([id, en, ar, fr]): Expertise => ({ id, name: { en, ar, fr }, description: null }),
);

/**
 * What the search for areas of expertise says in one of its states.
 * @param names how the names of what is selected are coming along
 */
export function searchAt(
  suggestions: Search['value']['suggestions'],
  { names = 'known', ...context }: Partial<Search['context']> & { names?: Search['value']['names'] } = {},
): Search {
  const known = Object.fromEntries(expertises.map((expertise) => [expertise.id, expertise]));
  return at(
    expertiseSearchMachine,
    { suggestions, names },
    {
      query: '',
      results: [],
      known: names === 'known' ? known : {},
      selected: [],
      searchMessage: null,
      selectedMessage: null,
      ...context,
    },
  );
}

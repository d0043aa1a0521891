import { guide, t } from '../../stories/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { starChoices } from './StarInput.fixtures.ts';
import { StarInput } from './StarInput.tsx';

const label = t('reviews:form.stars');

export const starInputGuide = guide({
  use: [
    'To rate something with one to five stars.',
    'Preselect nothing: a preselected number would become the most frequent one.',
  ],
  instead: [
    { when: 'It shows a given rating', use: 'Stars' },
    { when: 'It shows an average', use: 'Rating' },
    { when: 'The options have no order', use: 'RadioGroup' },
  ],
  do: (
    <StarInput label={label} name="star-guide" value={4} choices={starChoices} onChange={() => undefined} />
  ),
  why: 'The text next to the stars says what the number means.',
  dont: (
    <RadioGroup
      label={label}
      name="star-guide-radio"
      options={starChoices.map((choice, index) => ({ value: String(index), label: choice }))}
    />
  ),
  whyNot: 'Five framed options take more space than the review itself.',
  keyboard: {
    Tab: 'Moves to the chosen or the first star, then past the group.',
    '↑, ↓, ←, →': 'Choose the previous or next number of stars and wrap. In Arabic, ← moves forward.',
    Space: 'Chooses the focused star if none is chosen.',
  },
});

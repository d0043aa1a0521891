import { guide, t } from '../../stories/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { starChoices } from './StarInput.fixtures.ts';
import { StarInput } from './StarInput.tsx';

const label = t('reviews:form.stars');

export const starInputGuide = guide({
  status: 'stable',
  use: [
    'For a rating of one to five stars by one user.',
    'Preselect nothing: a preselected number would become the most frequent one.',
  ],
  instead: [
    { when: 'It shows a given rating', use: 'Stars' },
    { when: 'It shows an average', use: 'Rating' },
    { when: 'The options have no order', use: 'RadioGroup' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <StarInput
            label={label}
            name="star-guide"
            value={4}
            choices={starChoices}
            onChange={() => undefined}
          />
        ),
        why: 'The text next to the stars says what the number means.',
      },
      dont: {
        show: () => (
          <RadioGroup
            label={label}
            name="star-guide-radio"
            options={starChoices.map((choice, index) => ({ value: String(index), label: choice }))}
          />
        ),
        why: 'Five framed options take more space than the text of the review.',
      },
    },
  ],
  anatomy: [
    { part: 'The group, named by its label', selector: '[role="radiogroup"]' },
    { part: 'The label: the question', selector: '[role="radiogroup"] > span' },
    { part: 'A star with its hit area', selector: 'label:first-child' },
    { part: 'The radio button of a star, invisible', selector: 'label:first-child > input' },
  ],
  keyboard: {
    Tab: 'Moves to the chosen or the first star, then past the group.',
    '↑, ↓, ←, →': 'Choose the previous or next number of stars and wrap. In Arabic, ← moves forward.',
    Space: 'Chooses the focused star if none is chosen.',
  },
  related: ['Stars', 'Rating', 'RadioGroup', 'ReviewForm'],
  terms: {
    en: ['rate', 'rating', 'score', 'five stars', 'review'],
    ar: ['تقييم', 'نجوم', 'قيّم', 'درجة'],
    fr: ['noter', 'note', 'étoiles', 'évaluer'],
  },
});

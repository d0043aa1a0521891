import { useState } from 'react';
import { Stack } from '../../components/layout/index.ts';
import { guide } from '../../stories/index.ts';
import { categories, domain } from '../catalog.fixtures.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { domainTexts } from './DomainCard.fixtures.ts';
import { DomainCard } from './DomainCard.tsx';

function Technology() {
  const [expanded, setExpanded] = useState(false);
  return (
    <DomainCard
      {...domain}
      categories={categories.slice(0, 3)}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
      texts={domainTexts(domain.name)}
    />
  );
}

export const domainCardGuide = guide({
  use: [
    'For a domain in a list: its name, its color, its first seven categories.',
    'At 768 px and below it is one row with a toggle for the categories.',
  ],
  instead: [
    { when: 'The page is about this domain', use: 'CategoryGrid' },
    { when: 'It is one category', use: 'CategoryTile' },
  ],
  do: <Technology />,
  why: 'In a list of domains, the card is a way into each of them.',
  dont: (
    <Stack>
      <PageHeader title={domain.name} />
      <Technology />
    </Stack>
  ),
  whyNot: 'On its own page, the card repeats the heading and links to the page that is open.',
  keyboard: {
    Tab: 'Moves to the domain, on mobile to the toggle, then through the categories.',
    'Enter, Space': 'On the toggle: shows or hides the categories. Enter on a link opens it.',
  },
});

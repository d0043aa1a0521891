import type { Facts } from './derive/plugin.ts';
import { Section } from './Section.tsx';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The latest commits that changed a component. */
export const History = ({ changes }: { changes: Facts['changes'] }) => (
  <Section title="Change history">
    {changes === null ? (
      <p>
        The history is not available: this Storybook was built without the Git repository, or from a shallow
        clone.
      </p>
    ) : (
      <ul className="handbook-history">
        {changes.map(({ hash, date, subject }) => (
          <li key={hash}>
            <time dateTime={date}>{dates.format(new Date(date))}</time> {subject} <code>{hash}</code>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

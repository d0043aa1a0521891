import { Checkbox } from '../../components/Checkbox/index.ts';
import type { ClosedProps } from '../../props.ts';
import { item, list } from './SessionList.css.ts';

export interface SessionListProps extends Omit<ClosedProps<'ol'>, 'children' | 'onToggle'> {
  /** The accessible name of the list: 'Sessions'. */
  label: string;
  /** `number` counts from 1; `label` is 'Session 1'. */
  sessions: readonly { number: number; label: string; done: boolean }[];
  /** Called with the session and its new state. */
  onToggle: (number: number, done: boolean) => void;
}

/** The sessions of a course, to check off. */
export function SessionList({ label, sessions, onToggle, ...rest }: SessionListProps) {
  return (
    <ol aria-label={label} {...rest} className={list}>
      {sessions.map((session) => (
        <li key={session.number} className={item}>
          <Checkbox
            label={session.label}
            checked={session.done}
            onChange={(event) => onToggle(session.number, event.target.checked)}
          />
        </li>
      ))}
    </ol>
  );
}

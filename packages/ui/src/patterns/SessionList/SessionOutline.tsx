import type { ClosedProps } from '../../props.ts';
import { item, list, name, number, outlineRow, time } from './SessionList.css.ts';
import { type NumberedSession, SessionName } from './SessionList.tsx';

export interface SessionOutlineProps extends Omit<ClosedProps<'ol'>, 'children'> {
  /** The accessible name of the list: 'Sessions'. */
  label: string;
  /** The sessions in their order. */
  sessions: readonly NumberedSession[];
}

/** The sessions of a course as numbered rows, for visitors who are not enrolled. */
export function SessionOutline({ label, sessions, ...rest }: SessionOutlineProps) {
  return (
    <ol aria-label={label} {...rest} className={list}>
      {sessions.map((session) => (
        <li key={session.number} className={item}>
          <div className={outlineRow}>
            <span aria-hidden="true" className={number}>
              {session.number}
            </span>
            <span className={name}>
              <SessionName {...session} />
              {session.time ? <span className={time}>{session.time}</span> : null}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { TextInLanguage } from '@lyceum/i18n';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { OutsideAnchor } from '../../components/Anchor/OutsideAnchor.tsx';
import { Badge } from '../../components/Badge/index.ts';
import { button } from '../../components/Button/Button.css.ts';
import { Icon } from '../../components/Icon/index.ts';
import { link } from '../../components/Link/Link.css.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { ClosedProps } from '../../props.ts';
import {
  file as fileClass,
  fileIcon,
  fileLink,
  item,
  list,
  mark,
  material as materialClass,
  materials as materialsClass,
  name,
  nextMark,
  parts,
  row,
  time as timeClass,
} from './SessionList.css.ts';

/** A session of a course. */
export interface NumberedSession {
  /** Counts from 1. */
  number: number;
  /** 'Session 1' */
  label: string;
  /** The title, shown in place of the label. */
  title?: TextInLanguage | null;
  /** When it takes place, in the zone of the visitor. */
  time?: string | null;
}

interface MaterialLink {
  id: string;
  title: string;
  url: string;
  /** The kind and the size of a file: 'PDF · 2.4 MB'. @default a link to another site */
  file?: string | undefined;
}

/** A session as learners see it. */
export interface LearnersSession extends NumberedSession {
  done: boolean;
  /** The meeting link, while the session can be joined. */
  join?: { url: string; label: string; name: string } | null;
  /** Links and files that belong to the session. */
  materials?: {
    label: string;
    newTab: string;
    links: readonly MaterialLink[];
  } | null;
}

export interface SessionListProps extends Omit<ClosedProps<'ol'>, 'children' | 'onToggle'> {
  /** The accessible name of the list: 'Sessions'. */
  label: string;
  /** The sessions in their order. */
  sessions: readonly LearnersSession[];
  /** The number of the session to continue with, which is marked. @default null */
  next?: number | null;
  /** The text of the mark: 'Up next'. */
  nextLabel: string;
  /** Called with the id of a file to download, in place of following its address. */
  onDownload?: ((id: string) => void) | undefined;
  /** Called with the session and its new state. */
  onToggle: (number: number, done: boolean) => void;
}

/** The id of the row of a session, for links to it. */
export const sessionRowId = (number: number) => `session-${number}`;

/** The title of a session beside its number. The label, which contains the number, is part of the accessible name. */
export function SessionName({ label, title }: NumberedSession) {
  if (!title) return label;
  return (
    <>
      <VisuallyHidden>{label} </VisuallyHidden>
      <LocalizedLine {...title} />
    </>
  );
}

/** Below the row, because a label contains no links. */
function SessionParts({
  time,
  join,
  materials,
  onDownload,
}: LearnersSession & Pick<SessionListProps, 'onDownload'>) {
  if (!time && !join && !materials?.links.length) return null;
  return (
    <div className={parts}>
      {time ? <p className={timeClass}>{time}</p> : null}
      {join ? (
        <OutsideAnchor
          href={join.url}
          aria-label={join.name}
          className={button({ tone: 'primary', size: 'small', wide: false })}
        >
          {join.label}
        </OutsideAnchor>
      ) : null}
      {materials?.links.length ? (
        <ul aria-label={materials.label} className={materialsClass}>
          {materials.links.map(({ id, title, url, file }) => (
            <li key={id} className={materialClass}>
              {file === undefined ? (
                <OutsideAnchor href={url} dir="auto" className={link({ tone: 'standalone' })}>
                  {title}
                  <VisuallyHidden> {materials.newTab}</VisuallyHidden>
                </OutsideAnchor>
              ) : (
                <FileLink {...{ title, url, file }} onDownload={onDownload && (() => onDownload(id))} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface FileLinkProps extends Required<Pick<MaterialLink, 'title' | 'url' | 'file'>> {
  onDownload: (() => void) | undefined;
}

/** The address works without scripts, too, until it expires. */
function FileLink({ title, url, file, onDownload }: FileLinkProps) {
  return (
    <a
      href={url}
      download
      className={`${link({ tone: 'standalone' })} ${fileLink}`}
      onClick={(event) => {
        if (!onDownload || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onDownload();
      }}
    >
      <span className={fileIcon}>
        <Icon icon={Download} />
      </span>
      <span>
        <bdi>{title}</bdi>
        <span className={fileClass}>{file}</span>
      </span>
    </a>
  );
}

/** The sessions of a course as numbered rows, to check off. */
export function SessionList({
  label,
  sessions,
  next = null,
  nextLabel,
  onDownload,
  onToggle,
  ...rest
}: SessionListProps) {
  const id = useId();
  return (
    <ol aria-label={label} {...rest} className={list}>
      {sessions.map((session) => {
        const isNext = session.number === next;
        const [labelId, nextId] = [`${id}-${session.number}`, `${id}-next`];
        return (
          <li key={session.number} className={item}>
            <label className={row({ next: isNext })}>
              <input
                type="checkbox"
                id={sessionRowId(session.number)}
                aria-labelledby={labelId}
                aria-describedby={isNext ? nextId : undefined}
                data-number={session.number}
                checked={session.done}
                onChange={(event) => onToggle(session.number, event.target.checked)}
                className={mark}
              />
              <span id={labelId} className={name}>
                <SessionName {...session} />
              </span>
              {isNext ? (
                <span className={nextMark}>
                  <Badge id={nextId} tone="accent">
                    {nextLabel}
                  </Badge>
                </span>
              ) : null}
            </label>
            <SessionParts {...session} onDownload={onDownload} />
          </li>
        );
      })}
    </ol>
  );
}

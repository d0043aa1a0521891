'use client';

import type { TextInLanguage } from '@lyceum/i18n';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { linkTargetOf } from '../../components/Anchor/linkTarget.ts';
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
} from './LessonList.css.ts';
import { lessonRowId } from './lessonRowId.ts';

/** A lesson of a course. On screen it is a session. */
export interface NumberedLesson {
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

/** A lesson as learners see it. */
export interface LearnerLesson extends NumberedLesson {
  isCompleted: boolean;
  /** The meeting link, while the lesson can be joined. */
  join?: { url: string; label: string; name: string } | null;
  /** Links and files that belong to the lesson. */
  materials?: {
    label: string;
    newTab: string;
    links: readonly MaterialLink[];
  } | null;
}

export interface LessonListProps extends Omit<ClosedProps<'ol'>, 'children' | 'onToggle'> {
  /** The accessible name of the list: 'Sessions'. */
  label: string;
  /** The lessons in their order. */
  lessons: readonly LearnerLesson[];
  /** The number of the lesson to continue with, which is marked. @default null */
  next?: number | null;
  /** The text of the mark: 'Up next'. */
  nextLabel: string;
  /** Called with the id of a file to download, in place of following its address. */
  onDownload?: ((id: string) => void) | undefined;
  /** Called with the number of the lesson and its new state. */
  onToggle: (number: number, isCompleted: boolean) => void;
}

/** The title of a lesson beside its number. The label, which contains the number, is part of the accessible name. */
export function LessonName({ label, title }: NumberedLesson) {
  if (!title) return label;
  return (
    <>
      <VisuallyHidden>{label} </VisuallyHidden>
      <LocalizedLine {...title} />
    </>
  );
}

/** Below the row, because a label contains no links. */
function LessonDetails({
  time,
  join,
  materials,
  onDownload,
}: LearnerLesson & Pick<LessonListProps, 'onDownload'>) {
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
      // The preview of a course has no address yet.
      href={url === '' || linkTargetOf(url) ? url : undefined}
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

/** The lessons of a course as numbered rows, to check off. */
export function LessonList({
  label,
  lessons,
  next = null,
  nextLabel,
  onDownload,
  onToggle,
  ...rest
}: LessonListProps) {
  const id = useId();
  return (
    <ol aria-label={label} {...rest} className={list}>
      {lessons.map((lesson) => {
        const isNext = lesson.number === next;
        const [labelId, nextId] = [`${id}-${lesson.number}`, `${id}-next`];
        return (
          <li key={lesson.number} className={item}>
            <label className={row({ next: isNext })}>
              <input
                type="checkbox"
                id={lessonRowId(lesson.number)}
                aria-labelledby={labelId}
                aria-describedby={isNext ? nextId : undefined}
                data-number={lesson.number}
                checked={lesson.isCompleted}
                onChange={(event) => onToggle(lesson.number, event.target.checked)}
                className={mark}
              />
              <span id={labelId} className={name}>
                <LessonName {...lesson} />
              </span>
              {isNext ? (
                <span className={nextMark}>
                  <Badge id={nextId} tone="accent">
                    {nextLabel}
                  </Badge>
                </span>
              ) : null}
            </label>
            <LessonDetails {...lesson} onDownload={onDownload} />
          </li>
        );
      })}
    </ol>
  );
}

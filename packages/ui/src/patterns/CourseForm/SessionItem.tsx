'use client';

import { directions, formatSessionTime } from '@lyceum/i18n';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, X } from 'lucide-react';
import { type ClipboardEvent, type PointerEventHandler, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { SessionDetails } from './SessionDetails.tsx';
import {
  buttons,
  chevron,
  handle,
  head,
  item,
  number as numberClass,
  summary,
  titleField,
} from './Sessions.css.ts';
import type { SessionContext } from './sessionTexts.ts';
import type { CourseFormTexts } from './texts.ts';
import type { CourseFormReturn, CourseProblem } from './types.ts';
import { zoneOf } from './zoneOf.ts';

interface SessionItemProps extends SessionContext {
  form: CourseFormReturn;
  problem: CourseProblem;
  index: number;
  count: number;
  /** How the item is shown during a drag. */
  drag: 'dragged' | 'before' | 'after' | null;
  /** Whether a field below the title is invalid. */
  isInvalid: boolean;
  onDragStart: PointerEventHandler;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Called with pasted titles, one per line. */
  onPasteTitles: (titles: string[]) => void;
  formTexts: CourseFormTexts;
}

/** One session: its title, and time, link and materials below it. */
export function SessionItem({
  form,
  problem,
  index,
  count,
  drag,
  isInvalid,
  onDragStart,
  onMove,
  onRemove,
  onPasteTitles,
  formTexts,
  ...context
}: SessionItemProps) {
  const { texts, language } = context;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const number = index + 1;
  const isShown = isOpen || isInvalid;
  // Once opened, the fields stay: an upload goes on while they are hidden.
  const [isKept, setKept] = useState(false);
  if (isShown && !isKept) setKept(true);
  const name = `sessionList.${index}.title.${language}` as const;
  function pasteLines(event: ClipboardEvent) {
    const lines = event.clipboardData
      .getData('text')
      .trim()
      .split(/\s*\n\s*/);
    if (lines.length < 2) return;
    event.preventDefault();
    onPasteTitles(lines);
  }
  return (
    <li className={item({ drag: drag ?? 'none' })}>
      <div className={head}>
        <span aria-hidden className={handle} onPointerDown={onDragStart}>
          <Icon icon={GripVertical} />
        </span>
        <span aria-hidden className={numberClass}>
          {number}
        </span>
        <div className={titleField}>
          <TextField
            key={language}
            {...form.register(name)}
            label={texts.title(number)}
            labelHidden
            lang={language}
            dir={directions[language]}
            error={problem(name)}
            autoComplete="off"
            onPaste={pasteLines}
          />
        </div>
        <div className={buttons}>
          <IconButton
            icon={ArrowUp}
            label={texts.moveUp(number)}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={texts.moveDown(number)}
            aria-disabled={number === count}
            onClick={() => number < count && onMove(index + 1)}
          />
          <span className={chevron({ isOpen: isShown })}>
            <IconButton
              icon={ChevronDown}
              label={texts.details(number)}
              aria-expanded={isShown}
              aria-controls={isShown ? id : undefined}
              onClick={() => setOpen(!isShown)}
            />
          </span>
          <IconButton icon={X} label={texts.remove(number)} onClick={onRemove} />
        </div>
      </div>
      {isShown || isKept ? (
        <div hidden={!isShown}>
          <SessionDetails {...{ id, form, problem, index, formTexts, ...context }} />
        </div>
      ) : null}
      {isShown ? null : <SessionSummary {...{ form, index, ...context }} />}
    </li>
  );
}

/** What the collapsed fields hold. */
function SessionSummary({
  form: { control },
  index,
  texts,
  timeZone,
}: Omit<SessionContext, 'fileUpload'> & Pick<SessionItemProps, 'form' | 'index'>) {
  const { language } = useUi();
  const session = useWatch({ control, name: `sessionList.${index}` });
  if (!session) return null;
  const { startsAt, durationMinutes, meetingUrl, materials } = session;
  const isTimed = startsAt !== null && !Number.isNaN(Date.parse(startsAt)) && durationMinutes;
  const parts = [
    isTimed && formatSessionTime({ startsAt, durationMinutes }, language, zoneOf(session, timeZone)),
    meetingUrl && texts.hasLink,
    materials.length > 0 && texts.materialCount(materials.length),
  ].filter(Boolean);
  return parts.length > 0 ? <p className={summary}>{parts.join(' · ')}</p> : null;
}

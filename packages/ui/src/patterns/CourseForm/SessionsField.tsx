'use client';

import { endonyms, type Language, languages } from '@lyceum/i18n';
import type { TypedSession } from '@lyceum/rules/course';
import { courseSessionsMaximum } from '@lyceum/rules/course';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { FieldMessage } from '../../components/Field/Field.tsx';
import { Notice } from '../../components/Notice/index.ts';
import { Select } from '../../components/Select/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { RenderFileUpload } from './fileUpload.ts';
import { newSession } from './newSession.ts';
import { addSessionId } from './places.ts';
import { SessionItem } from './SessionItem.tsx';
import { list as listClass, sessions as sessionsClass } from './Sessions.css.ts';
import type { CourseFormTexts } from './texts.ts';
import type { CourseFormReturn, CourseProblem } from './types.ts';
import { useDragToReorder } from './useDragToReorder.ts';

interface SessionsFieldProps {
  form: CourseFormReturn;
  problem: CourseProblem;
  /** The language of the titles. */
  language: Language;
  onLanguageSelect: (language: Language) => void;
  /** The time zone of the user. */
  timeZone: string;
  fileUpload: RenderFileUpload | undefined;
  /** Changes with each save. A removal of before is final. */
  revision: string | null;
  /** Whether a save is running. */
  isBusy: boolean;
  texts: CourseFormTexts;
}

/** The ordered list of the sessions of a course. Sessions are moved by pointer or with their buttons. */
export function SessionsField({
  form,
  problem,
  language,
  onLanguageSelect,
  timeZone,
  fileUpload,
  revision,
  isBusy,
  texts: formTexts,
}: SessionsFieldProps) {
  const { control, getValues, setValue, formState } = form;
  const texts = formTexts.session;
  const { fields, append, insert, remove, move } = useFieldArray({
    control,
    name: 'sessionList',
    keyName: 'key',
  });
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removal | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const count = fields.length;
  function moveTo(from: number, to: number) {
    move(from, to);
    setAnnouncement(texts.moved(from + 1, to + 1, count));
  }
  const { drag, startAt } = useDragToReorder(list, moveTo);
  const titleOf = (index: number) => `sessionList.${index}.title.${language}` as const;
  function add() {
    const sessions = getValues('sessionList');
    append(newSession(sessions.at(-1)), { focusName: titleOf(sessions.length) });
  }
  /** Fills the titles from here on, as long as they are empty, and adds sessions for the others. */
  function fillTitles(from: number, titles: readonly string[]) {
    for (const [offset, title] of titles.entries()) {
      const index = from + offset;
      const sessions = getValues('sessionList');
      if (sessions.length >= courseSessionsMaximum && index >= sessions.length) return;
      const isEmpty = sessions[index] && !getValues(titleOf(index))?.trim();
      if (isEmpty) setValue(titleOf(index), title, { shouldDirty: true });
      else
        insert(
          index,
          { ...newSession(sessions[index - 1]), title: { [language]: title } },
          { shouldFocus: false },
        );
    }
  }
  function removeAt(index: number) {
    const session = getValues(`sessionList.${index}`);
    remove(index);
    setRemoved({ session, index, revision });
  }
  const error = problem('sessionList');
  const invalidParts = (index: number) =>
    Object.keys(formState.errors.sessionList?.[index] ?? {}).filter((part) => part !== 'title');
  return (
    <div className={sessionsClass}>
      <Select
        label={texts.language}
        labelBeside
        shape="pill"
        value={language}
        onChange={({ currentTarget: { value } }) =>
          onLanguageSelect(languages.find((each) => each === value) ?? language)
        }
        options={languages.map((each) => ({ value: each, label: endonyms[each] }))}
      />
      <ol ref={list} aria-label={formTexts.sessionList} className={listClass}>
        {fields.map(({ key }, index) => (
          <SessionItem
            key={key}
            {...{ form, problem, index, count, texts, formTexts, language, timeZone, fileUpload }}
            drag={drag && dragStateOf(index, drag)}
            isInvalid={invalidParts(index).length > 0}
            onDragStart={startAt(index)}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => removeAt(index)}
            onPasteTitles={(titles) => fillTitles(index, titles)}
          />
        ))}
      </ol>
      {removed?.revision === revision && !isBusy ? (
        <Removed
          text={texts.removed}
          undo={texts.undo}
          onUndo={() => {
            insert(removed.index, removed.session, { focusName: titleOf(removed.index) });
            setRemoved(null);
          }}
        />
      ) : null}
      {error ? <FieldMessage id="sessions-error">{error}</FieldMessage> : null}
      {count < courseSessionsMaximum ? (
        <div>
          <Button
            id={addSessionId}
            icon={Plus}
            onClick={add}
            aria-describedby={error ? 'sessions-error' : undefined}
          >
            {texts.add}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

function dragStateOf(index: number, { from, to }: { from: number; to: number }) {
  if (index === from) return 'dragged';
  if (index !== to) return null;
  return to < from ? 'before' : 'after';
}

interface Removal {
  session: TypedSession;
  index: number;
  /** The revision from which the session was removed. */
  revision: string | null;
}

interface RemovedProps {
  text: string;
  undo: string;
  onUndo: () => void;
}

/** The focus was on the button of the removed session. */
function Removed({ text, undo, onUndo }: RemovedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Notice
      action={
        <Button ref={button} size="small" onClick={onUndo}>
          {undo}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

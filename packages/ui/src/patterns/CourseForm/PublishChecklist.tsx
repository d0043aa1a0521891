'use client';

import { type ChecklistEntry, type PublicationItem, publicationChecklist } from '@lyceum/rules/publication';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Heading } from '../../components/Heading/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { link } from '../../components/Link/Link.css.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { checklist, entries, entry, entryButton, mark } from './PublishChecklist.css.ts';
import type { ChecklistTexts } from './texts.ts';
import type { CourseFormReturn, TypedCourse } from './types.ts';

interface PublishChecklistProps {
  form: CourseFormReturn;
  /** Called with the open item that the user presses. */
  onSelect: (item: PublicationItem) => void;
  texts: ChecklistTexts;
}

/** What is entered so far, as the rules of the publication read it. */
const publishable = ({ sessionList, ...course }: TypedCourse) => ({
  ...course,
  sessionTitles: sessionList.map(({ title }) => title),
});

/** What the course still needs before it can be published, and what is recommended. It follows the form while typing. */
export function PublishChecklist({ form, onSelect, texts }: PublishChecklistProps) {
  const id = useId();
  const values = useWatch({ control: form.control }) as TypedCourse;
  const all = publicationChecklist(publishable(values));
  const [required, recommended] = [true, false].map((isRequired) =>
    all.filter((one) => one.isRequired === isRequired),
  ) as [ChecklistEntry[], ChecklistEntry[]];
  const countDone = (list: ChecklistEntry[]) => list.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={id} className={checklist}>
      <Heading level={2} size="small" id={id}>
        {texts.title}
      </Heading>
      <div role="status">
        <Text size="small" tone="soft">
          {texts.progress({
            required: required.length,
            requiredDone: countDone(required),
            recommended: recommended.length,
            recommendedDone: countDone(recommended),
          })}
        </Text>
      </div>
      <Entries label={texts.required} list={required} {...{ onSelect, texts }} />
      <Entries label={texts.recommended} list={recommended} {...{ onSelect, texts }} />
    </section>
  );
}

interface EntriesProps extends Pick<PublishChecklistProps, 'onSelect' | 'texts'> {
  label: string;
  list: readonly ChecklistEntry[];
}

function Entries({ label, list, onSelect, texts }: EntriesProps) {
  const id = useId();
  return (
    <div>
      <Text id={id} size="caption" tone="soft">
        {label}
      </Text>
      <ul aria-labelledby={id} className={entries}>
        {list.map(({ item, isDone, isRequired }) => (
          <li key={item} className={entry({ isDone })}>
            <span className={mark({ isDone })}>
              <Icon icon={isDone ? CircleCheck : isRequired ? Circle : CircleDashed} size="small" />
            </span>
            {isDone ? (
              <span>{texts.items[item]}</span>
            ) : (
              <button
                type="button"
                className={`${link({ tone: 'accent' })} ${entryButton}`}
                onClick={() => onSelect(item)}
              >
                {texts.items[item]}
              </button>
            )}
            <VisuallyHidden>{isDone ? texts.done : texts.missing}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}

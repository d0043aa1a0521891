'use client';

import { formatDate, type Language, type Moment } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import {
  applicant,
  body,
  bodyContent,
  buttons,
  card,
  decidedList,
  decidedRequests,
  decision as decisionClass,
  failure,
  head,
  longText,
  quiet,
  tags,
  term,
  texts as textsClass,
  timeLeft,
} from './RequestCard.css.ts';

export interface RequestCardTexts {
  /** Formats the date: 'Submitted Nov 20, 2026'. */
  submitted: (day: string) => string;
  /** The labels of the three parts of an application. */
  expertise: string;
  qualifications: string;
  bio: string;
  approve: string;
  reject: string;
  /** 'Processing...' */
  processing: string;
  /** The badges of a decided request. */
  approved: string;
  rejected: string;
  undo: string;
  /** 'Undoing...' */
  undoing: string;
  /** Closes the error of an undo. */
  dismiss: string;
}

export type RequestUndo =
  | { status: 'possible' | 'running' | 'final' }
  /** `retries`: whether another attempt can succeed. */
  | { status: 'failed'; error: string; retries: boolean };

export interface RequestCardProps extends Omit<ClosedProps<'article'>, 'children'> {
  /** The name of the applicant. */
  name: string;
  /** The e-mail address of the applicant. */
  email: string;
  /** The date of the application. */
  submitted: Moment;
  /** The time zone of the date: that of the visitor. @default 'UTC' */
  timeZone?: string;
  /** The areas of expertise, each with its language if it differs from the page's. */
  expertise: readonly { name: string; nameLanguage?: Language }[];
  /** The qualifications as typed. */
  qualifications: string;
  /** The bio as typed. */
  bio: string;
  /** Called when Approve is pressed. */
  onApprove: () => void;
  /** Called when Reject is pressed. */
  onReject: () => void;
  /** The decision that is being submitted. It disables the other button. @default null */
  processing?: 'approve' | 'reject' | null;
  /** The decision that was made. It collapses the card to one row with 'Undo'. @default null */
  decision?: 'approve' | 'reject' | null;
  /** Whether the decision can be undone, is being undone, or could not be undone and why. @default { status: 'final' } */
  undo?: RequestUndo;
  /** Called when Undo is pressed. */
  onUndo?: () => void;
  /** Called when the error of an undo is dismissed. */
  onDismiss?: () => void;
  /** The heading level of the name. @default 2 */
  level?: 2 | 3;
  /** The texts, in the language of the page. */
  texts: RequestCardTexts;
}

/** An application to become an instructor, with the buttons that decide it. A decided one is a row with 'Undo' [2.220]. */
export function RequestCard({
  name,
  email,
  submitted,
  timeZone = 'UTC',
  expertise,
  qualifications,
  bio,
  onApprove,
  onReject,
  processing = null,
  decision = null,
  undo = { status: 'final' },
  onUndo,
  onDismiss,
  level = 2,
  texts,
  ...rest
}: RequestCardProps) {
  const id = useId();
  const { language } = useUi();
  return (
    <article
      aria-labelledby={`${id}-name`}
      {...rest}
      className={card}
      data-decided={decision === null ? undefined : ''}
    >
      <header className={head}>
        <div className={applicant}>
          <Heading level={level} size="small" id={`${id}-name`}>
            <bdi>{name}</bdi>
          </Heading>
          <span className={quiet}>
            <bdi dir="ltr">{email}</bdi>
          </span>
        </div>
        {decision === null ? (
          <span className={quiet}>{texts.submitted(formatDate(submitted, language, timeZone))}</span>
        ) : (
          <div className={decisionClass}>
            <Badge tone={decision === 'approve' ? 'positive' : 'neutral'}>
              {decision === 'approve' ? texts.approved : texts.rejected}
            </Badge>
            {undo.status === 'final' || (undo.status === 'failed' && !undo.retries) ? null : (
              <Button
                size="small"
                icon={Undo2}
                mirrors
                busy={undo.status === 'running'}
                busyLabel={texts.undoing}
                aria-describedby={`${id}-name`}
                onClick={onUndo}
              >
                {texts.undo}
              </Button>
            )}
          </div>
        )}
      </header>
      {undo.status === 'failed' ? (
        <div className={failure}>
          <Notice
            tone="critical"
            action={
              <Button size="small" onClick={onDismiss}>
                {texts.dismiss}
              </Button>
            }
          >
            {undo.error}
          </Notice>
        </div>
      ) : null}
      <div className={body} inert={decision !== null}>
        <div className={bodyContent}>
          <ul aria-label={texts.expertise} className={tags}>
            {expertise.map((area) => (
              <li key={area.name}>
                <Badge tone="accent">
                  <LocalizedLine text={area.name} language={area.nameLanguage} />
                </Badge>
              </li>
            ))}
          </ul>
          <dl className={textsClass}>
            <div>
              <dt className={term}>{texts.qualifications}</dt>
              <dd className={longText}>
                <bdi>{qualifications}</bdi>
              </dd>
            </div>
            <div>
              <dt className={term}>{texts.bio}</dt>
              <dd className={longText}>
                <bdi>{bio}</bdi>
              </dd>
            </div>
          </dl>
          <div className={buttons}>
            <Button
              tone="primary"
              busy={processing === 'approve'}
              busyLabel={texts.processing}
              disabled={processing === 'reject'}
              aria-describedby={`${id}-name`}
              onClick={onApprove}
            >
              {texts.approve}
            </Button>
            <Button
              tone="criticalSecondary"
              busy={processing === 'reject'}
              busyLabel={texts.processing}
              disabled={processing === 'approve'}
              aria-describedby={`${id}-name`}
              onClick={onReject}
            >
              {texts.reject}
            </Button>
          </div>
        </div>
      </div>
      {undo.status === 'possible' ? (
        <div aria-hidden className={timeLeft} style={{ animationDuration: `${limits.decisionUndoMs}ms` }} />
      ) : null}
    </article>
  );
}

export interface DecidedRequestsProps extends ClosedProps<'section'> {
  /** The heading: 'Recent decisions'. */
  title: string;
}

/**
 * The cards of the decided requests that can be undone [2.220], each in an `li`, the newest first. They float beside
 * the list.
 */
export function DecidedRequests({ title, children, ...rest }: DecidedRequestsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={decidedRequests}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className={decidedList}>
        {children}
      </ul>
    </section>
  );
}

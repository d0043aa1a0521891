'use client';

import { limits } from '@lyceum/rules';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import {
  applicant,
  body,
  bodyContent,
  buttons,
  card,
  decision as decisionClass,
  failure as failureClass,
  head,
  quiet,
  tags,
  timeLeft,
} from '../RequestCard/RequestCard.css.ts';
import { explanation, explanations, reason as reasonClass } from './ModerationCard.css.ts';

export type ModerationUndo = 'possible' | 'running' | 'impossible';

export interface ModerationCardProps extends Omit<ClosedProps<'article'>, 'children' | 'title'> {
  /** What was reported, in which course. */
  title: ReactNode;
  /** When and how often it was reported. */
  line: string;
  /** The reasons, with their numbers. */
  reasons: readonly { key: string; label: string }[];
  /** What the reporters wrote. It is never markup. */
  details: readonly { key: string; reason: string; text: string }[];
  /** The accessible names of the two lists. */
  labels: { reasons: string; details: string };
  /** The reported text. */
  children: ReactNode;
  /** The buttons, or the form that hides the text. */
  actions: ReactNode;
  /** Why the last call failed, with the word for 'Dismiss'. @default null */
  failure?: { message: string; dismiss: string; onDismiss: () => void } | null;
  /** The decision that was made. It collapses the card to one row with 'Undo'. @default null */
  decision?: {
    label: string;
    tone: 'positive' | 'neutral';
    undo: ModerationUndo;
    onUndo: () => void;
    texts: { undo: string; undoing: string };
  } | null;
}

/** A reported text, with the reports and the buttons that decide on it. A decided one is a row with 'Undo' [2.328]. */
export function ModerationCard({
  title,
  line,
  reasons,
  details,
  labels,
  children,
  actions,
  failure = null,
  decision = null,
  ...rest
}: ModerationCardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      {...rest}
      className={card}
      data-decided={decision === null ? undefined : ''}
    >
      <header className={head}>
        <div className={applicant}>
          <Heading level={2} size="small" id={id}>
            {title}
          </Heading>
        </div>
        {decision === null ? (
          <span className={quiet}>{line}</span>
        ) : (
          <div className={decisionClass}>
            <Badge tone={decision.tone}>{decision.label}</Badge>
            {decision.undo === 'impossible' ? null : (
              <Button
                size="small"
                icon={Undo2}
                mirrors
                busy={decision.undo === 'running'}
                busyLabel={decision.texts.undoing}
                aria-describedby={id}
                onClick={decision.onUndo}
              >
                {decision.texts.undo}
              </Button>
            )}
          </div>
        )}
      </header>
      {failure ? (
        <div className={failureClass}>
          <Notice
            tone="critical"
            action={
              <Button size="small" onClick={failure.onDismiss}>
                {failure.dismiss}
              </Button>
            }
          >
            {failure.message}
          </Notice>
        </div>
      ) : null}
      <div className={body} inert={decision !== null}>
        <div className={bodyContent}>
          {reasons.length > 0 ? (
            <ul aria-label={labels.reasons} className={tags}>
              {reasons.map(({ key, label }) => (
                <li key={key}>
                  <Badge tone="caution">{label}</Badge>
                </li>
              ))}
            </ul>
          ) : null}
          {children}
          {details.length > 0 ? (
            <ul aria-label={labels.details} className={explanations}>
              {details.map(({ key, reason, text }) => (
                <li key={key} className={explanation}>
                  <span className={reasonClass}>{reason}</span>
                  {'\n'}
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          ) : null}
          <div className={buttons}>{actions}</div>
        </div>
      </div>
      {decision?.undo === 'possible' ? (
        <div aria-hidden className={timeLeft} style={{ animationDuration: `${limits.decisionUndoMs}ms` }} />
      ) : null}
    </article>
  );
}

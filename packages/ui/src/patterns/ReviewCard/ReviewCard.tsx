'use client';

import { formatDate, type Moment } from '@lyceum/i18n';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stars } from '../../components/Stars/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import {
  aside as asideClass,
  author as authorClass,
  buttons,
  card,
  head,
  line,
  reply as replyClass,
  words,
} from './ReviewCard.css.ts';

export interface ReviewCardProps extends Omit<ClosedProps<'article'>, 'children'> {
  /** The author's name and the address of the image, or null. */
  author: { name: string; picture: string | null };
  /** A whole number from 1 to 5. */
  stars: number;
  /** The text as typed; empty for a rating without a text. It is never markup. */
  text: string;
  /** When it was written. */
  writtenAt: Moment;
  /** The time zone of the dates: that of the visitor. @default 'UTC' */
  timeZone?: string;
  /** Whether it was changed later. @default false */
  isEdited?: boolean;
  /** The texts, in the language of the page. */
  texts: {
    /** '4 of 5 stars' */
    stars: string;
    /** 'edited' */
    edited: string;
  };
  /** The heading level of the name. @default 2 */
  level?: 2 | 3;
  /** Buttons for what the user can do with it. @default none */
  actions?: ReactNode;
  /** A quiet action at the end of the head, such as 'Report'. @default none */
  aside?: ReactNode;
  /** The reply of the instructor, with 'Reply from the instructor'. It is never markup. @default none */
  reply?: { label: string; text: string; writtenAt: Moment; aside?: ReactNode } | undefined;
  /** What belongs to the review, below its text. @default nothing */
  children?: ReactNode;
}

/** A review of a course. The text is aligned to the page, whatever its language. */
export function ReviewCard({
  author,
  stars,
  text,
  writtenAt,
  timeZone = 'UTC',
  isEdited = false,
  texts,
  level = 2,
  actions,
  aside,
  reply,
  children,
  ...rest
}: ReviewCardProps) {
  const id = useId();
  const { language } = useUi();
  return (
    <article aria-labelledby={id} {...rest} className={card}>
      <header className={head}>
        <Avatar name={author.name} src={author.picture} />
        <div className={authorClass}>
          <Heading level={level} size="small" id={id}>
            <bdi>{author.name}</bdi>
          </Heading>
          <div className={line}>
            <Stars value={stars} label={texts.stars} />
            <span>{formatDate(writtenAt, language, timeZone)}</span>
            {isEdited ? <span>({texts.edited})</span> : null}
          </div>
        </div>
        {aside ? <div className={asideClass}>{aside}</div> : null}
      </header>
      {text ? (
        <div className={words}>
          <bdi>{text}</bdi>
        </div>
      ) : null}
      {reply ? (
        <section aria-label={reply.label} className={replyClass}>
          <div className={line}>
            <span>{reply.label}</span>
            <span>{formatDate(reply.writtenAt, language, timeZone)}</span>
            {reply.aside ? <div className={asideClass}>{reply.aside}</div> : null}
          </div>
          <div className={words}>
            <bdi>{reply.text}</bdi>
          </div>
        </section>
      ) : null}
      {children}
      {actions ? <div className={buttons}>{actions}</div> : null}
    </article>
  );
}

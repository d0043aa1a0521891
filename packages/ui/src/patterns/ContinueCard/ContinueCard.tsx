import type { ReactNode } from 'react';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Badge } from '../../components/Badge/index.ts';
import { Image } from '../../components/Image/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { by, corner, link } from '../CourseCard/CourseCard.css.ts';
import { CourseProgress } from '../CourseProgress/index.ts';
import type { EnrolledCourseCardProps } from '../EnrolledCourseCard/index.ts';
import {
  action as actionClass,
  body,
  eyebrow,
  frame,
  imageBox,
  root,
  title,
  words,
} from './ContinueCard.css.ts';

export interface ContinueCardProps
  extends Omit<ClosedProps<'div'>, 'children'>,
    Pick<
      EnrolledCourseCardProps,
      'href' | 'name' | 'nameLanguage' | 'image' | 'progress' | 'badge' | 'level'
    > {
  /** The texts, in the language of the page. */
  texts: EnrolledCourseCardProps['texts'] & {
    /** Above the name: 'Continue where you left off'. */
    eyebrow: string;
    /** '3 of 8 sessions' */
    count: string;
  };
  /** The next step: a primary `ButtonLink`, such as 'Continue: session 4'. */
  action: ReactNode;
}

/** The course that a learner continues with, as wide as the page. The card is a link to the course. */
export function ContinueCard({
  href,
  name,
  nameLanguage,
  image,
  progress,
  badge,
  level = 3,
  texts,
  action,
  ...rest
}: ContinueCardProps) {
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={frame}>
      <article className={root}>
        <div className={imageBox}>
          <Image {...image} alt="" eager />
        </div>
        {badge ? (
          <span className={corner}>
            <Badge tone={badge.tone ?? 'neutral'}>{badge.label}</Badge>
          </span>
        ) : null}
        <div className={body}>
          <div className={words}>
            <p className={eyebrow}>{texts.eyebrow}</p>
            <Title className={title}>
              <Anchor href={href} className={link}>
                <LocalizedLine text={name} language={nameLanguage} />
              </Anchor>
            </Title>
            <p className={by}>{texts.lastAccessed}</p>
          </div>
          <CourseProgress
            label={texts.progressLabel}
            value={progress}
            valueText={texts.progress}
            count={texts.count}
          />
          <div className={actionClass}>{action}</div>
        </div>
      </article>
    </div>
  );
}

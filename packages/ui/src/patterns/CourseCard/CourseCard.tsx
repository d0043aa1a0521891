import type { Language } from '@lyceum/i18n';
import type { ReactNode } from 'react';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Badge, type BadgeProps } from '../../components/Badge/index.ts';
import { Image, type ImageProps } from '../../components/Image/index.ts';
import { LocalizedLine, type LocalizedLineProps } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { Price } from '../Price/index.ts';
import {
  act,
  body,
  corner,
  facts,
  foot,
  link,
  list,
  media,
  note as noteClass,
  root,
  title,
} from './CourseCard.css.ts';
import { CourseFacts } from './CourseFacts.tsx';

export interface CourseCardProps extends Omit<ClosedProps<'article'>, 'children'> {
  /** The address of the course, or null for a preview without a link. */
  href: string | null;
  /** The name in the language of the page, or a fallback language. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  nameLanguage?: Language;
  /** The parts of the name that match a search and are marked. @default none */
  match?: LocalizedLineProps['match'];
  /** The sources of the image. */
  image: Pick<ImageProps, 'src' | 'avif'>;
  /** The instructor, ready to display: 'by Lina Haddad'. */
  instructor?: string;
  /** The average rating from 0 to 5, or null if there are no ratings. */
  rating: number | null;
  /** The number of ratings. @default not shown */
  ratingCount?: number;
  /** The price. */
  price: number;
  /** The texts, in the language of the page. */
  texts: {
    /** 'Rated 4.7 out of 5 by 361 learners', or 'Not rated yet' if the rating is null. */
    rating: string;
    /** '1,204 enrolled' */
    enrolled: string;
    /** '8 sessions' */
    lessons: string;
    /** The text of a price of 0: 'Free'. */
    free: string;
  };
  /** What matters most in the list, on the image, such as the start date. It may change without moving anything. */
  note?: string;
  /** A badge on the image, for example 'Draft' or '3 seats left'. */
  badge?: { label: string; tone?: NonNullable<BadgeProps['tone']> };
  /** An action besides opening the course: a small `ButtonLink` whose name includes the course. */
  action?: ReactNode;
  /** The heading level of the name. @default 3 */
  level?: 2 | 3;
  /** Whether to load the image immediately, for the first row of a page. @default false */
  eager?: boolean;
}

/** A course in a list. The whole card is one link, except for its action. */
export function CourseCard({
  href,
  name,
  nameLanguage,
  match,
  image,
  instructor,
  rating,
  ratingCount,
  price,
  texts,
  note,
  badge,
  action,
  level = 3,
  eager = false,
  ...rest
}: CourseCardProps) {
  const Title = `h${level}` as const;
  return (
    <article {...rest} className={root}>
      <div className={media}>
        <Image {...image} alt="" eager={eager} />
        {note ? <p className={noteClass}>{note}</p> : null}
      </div>
      {badge ? (
        <span className={corner}>
          <Badge tone={badge.tone ?? 'neutral'}>{badge.label}</Badge>
        </span>
      ) : null}
      <div className={body}>
        <Title className={title}>
          {href === null ? (
            <LocalizedLine text={name} language={nameLanguage} match={match} />
          ) : (
            <Anchor href={href} className={link}>
              <LocalizedLine text={name} language={nameLanguage} match={match} />
            </Anchor>
          )}
        </Title>
        <CourseFacts instructor={instructor} rating={rating} ratingCount={ratingCount} texts={texts} />
        <div className={foot}>
          <span className={facts}>{texts.lessons}</span>
          <Price amount={price} free={texts.free} />
        </div>
      </div>
      {action ? <span className={act}>{action}</span> : null}
    </article>
  );
}

export interface CourseGridProps extends Omit<ClosedProps<'ul'>, 'children'> {
  /** The accessible name of the list. */
  label: string;
  /** The courses in display order. */
  courses: readonly (CourseCardProps & { id: string })[];
}

/** A short list of courses, all loaded. Use `InfiniteList` for a long one. */
export function CourseGrid({ label, courses, ...rest }: CourseGridProps) {
  return (
    <ul aria-label={label} {...rest} className={list}>
      {courses.map(({ id, ...course }) => (
        <li key={id}>
          <CourseCard {...course} />
        </li>
      ))}
    </ul>
  );
}

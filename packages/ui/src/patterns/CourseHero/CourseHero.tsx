import type { Language } from '@lyceum/i18n';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Icon, type IconType } from '../../components/Icon/index.ts';
import { Image, type ImageProps } from '../../components/Image/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import { Rating } from '../../components/Rating/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { Price } from '../Price/index.ts';
import {
  corner as cornerClass,
  fact,
  facts as factsClass,
  image as imageClass,
  offer,
  overImage,
  price as priceClass,
  rest as restClass,
  root,
  schedule as scheduleClass,
  tags as tagsClass,
  times,
  words,
} from './CourseHero.css.ts';

export interface CourseHeroProps extends ClosedProps<'div'> {
  /** The name in the language of the page, or a fallback language. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  nameLanguage?: Language;
  /** The sources of the image. */
  image: Pick<ImageProps, 'src' | 'avif'>;
  /** 'by Lina Haddad' */
  instructor?: string;
  /** The average rating from 0 to 5, or null if there are no ratings. */
  rating: number | null;
  /** The number of ratings. @default not shown */
  ratingCount?: number;
  /** The link to the reviews, next to the rating. @default none */
  reviews?: { href: string; label: string } | undefined;
  /** Enrolled learners, sessions, the most important first. */
  facts: readonly { text: string; icon: IconType }[];
  /** 'Starts Mon, Mar 8, 2027, 7:00 PM GMT+2', followed by the time in UTC. It may change without moving anything. */
  schedule?: { text: string; second?: string | null };
  /** The tags in display order. */
  tags: readonly string[];
  /** The price, or null if the course is not for sale. */
  price: number | null;
  /** The texts, in the language of the page. */
  texts: {
    /** 'Rated 4.7 out of 5 by 361 learners', or 'Not rated yet' if the rating is null. */
    rating: string;
    /** The accessible name of the list of tags. */
    tags: string;
    /** The text of a price of 0: 'Free'. */
    free: string;
  };
  /** A second action, in the corner of the image and after the main action in the tab order: an `IconButton`. @default none */
  corner?: ReactNode;
  /** The main action: 'Enroll Now', or 'Continue' and the progress. */
  action: ReactNode;
  /** Whether price and action stay at the bottom of a phone's screen while the page scrolls. @default false */
  pinned?: boolean;
  /** The rest of the page. */
  children?: ReactNode;
}

/** The top of a course page, and the page around the rest of it: on a phone the offer can stay in view. */
export function CourseHero({
  name,
  nameLanguage,
  image,
  instructor,
  rating,
  ratingCount,
  reviews,
  facts,
  tags,
  price,
  texts,
  schedule,
  corner,
  action,
  pinned = false,
  children,
  ...rest
}: CourseHeroProps) {
  return (
    <div {...rest} className={root}>
      <div className={imageClass}>
        <Image {...image} alt="" eager rounded />
      </div>
      <div className={words}>
        <Heading level={1}>
          <LocalizedLine text={name} language={nameLanguage} />
        </Heading>
        {instructor ? (
          <Text tone="soft" dir="auto">
            {instructor}
          </Text>
        ) : null}
        <div className={factsClass}>
          {rating === null ? (
            <span>{texts.rating}</span>
          ) : (
            <Rating value={rating} count={ratingCount} label={texts.rating} />
          )}
          {reviews ? <Link href={reviews.href}>{reviews.label}</Link> : null}
          {facts.map(({ text, icon }) => (
            <span key={text} className={fact}>
              <Icon icon={icon} />
              {text}
            </span>
          ))}
        </div>
        {schedule ? (
          <div className={scheduleClass}>
            <Icon icon={CalendarDays} />
            <span className={times}>
              <span>{schedule.text}</span>
              {schedule.second ? <span>({schedule.second})</span> : null}
            </span>
          </div>
        ) : null}
        {tags.length > 0 ? (
          <ul aria-label={texts.tags} className={tagsClass}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge dir="auto">{tag}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div data-pinned={pinned || undefined} className={offer({ pinned })}>
        {price === null ? null : (
          <span className={priceClass}>
            <Price amount={price} free={texts.free} />
          </span>
        )}
        {action}
      </div>
      {corner ? (
        <div className={overImage}>
          <span className={cornerClass}>{corner}</span>
        </div>
      ) : null}
      {children ? <div className={restClass}>{children}</div> : null}
    </div>
  );
}

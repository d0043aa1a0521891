import type { CalendarDay } from '@lyceum/i18n';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Badge } from '../../components/Badge/index.ts';
import { Image } from '../../components/Image/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { ClosedProps } from '../../props.ts';
import { ownElement } from '../../theme/base.css.ts';
import { link } from '../CourseCard/CourseCard.css.ts';
import { CourseFacts } from '../CourseCard/CourseFacts.tsx';
import type { CourseCardProps } from '../CourseCard/index.ts';
import { Price } from '../Price/index.ts';
import {
  card,
  day as dayClass,
  dayColumn,
  dayNumber,
  image as imageClass,
  price as priceClass,
  root,
  time as timeClass,
  title,
  words,
} from './UpcomingCourseCard.css.ts';

export interface UpcomingCourseCardProps
  extends Omit<ClosedProps<'article'>, 'children'>,
    Pick<
      CourseCardProps,
      | 'name'
      | 'nameLanguage'
      | 'image'
      | 'instructor'
      | 'rating'
      | 'ratingCount'
      | 'price'
      | 'texts'
      | 'badge'
    > {
  /** The address of the course. */
  href: string;
  /** The day, as a heading beside the first course of each day. Null for the others. */
  day: CalendarDay | null;
  /** The start: '7:00 PM GMT+2'. It may change without moving anything. */
  time: string;
}

/** A scheduled course in a list by day. */
export function UpcomingCourseCard({
  href,
  name,
  nameLanguage,
  image,
  instructor,
  rating,
  ratingCount,
  price,
  texts,
  badge,
  day,
  time,
  ...rest
}: UpcomingCourseCardProps) {
  return (
    <article {...rest} className={root}>
      <div className={dayColumn}>
        {/* A centered word that is replaced by a longer one would count as moved; a new heading does not. */}
        {day ? <DayHeading key={day.full} {...day} /> : null}
      </div>
      <div className={card}>
        <div className={imageClass}>
          <Image {...image} alt="" />
        </div>
        <div className={words}>
          <p className={timeClass}>{time}</p>
          <h3 className={title}>
            <Anchor href={href} className={link}>
              <LocalizedLine text={name} language={nameLanguage} />
            </Anchor>
          </h3>
          <CourseFacts instructor={instructor} rating={rating} ratingCount={ratingCount} texts={texts}>
            <span>{texts.lessons}</span>
            {badge ? <Badge tone={badge.tone ?? 'neutral'}>{badge.label}</Badge> : null}
          </CourseFacts>
        </div>
        <span className={priceClass}>
          <Price amount={price} free={texts.free} />
        </span>
      </div>
    </article>
  );
}

function DayHeading({ full, weekday, day, month }: CalendarDay) {
  return (
    <h2 className={ownElement}>
      <VisuallyHidden>{full}</VisuallyHidden>
      <span aria-hidden className={dayClass}>
        <span>{weekday}</span>
        <span className={dayNumber}>{day}</span>
        <span>{month}</span>
      </span>
    </h2>
  );
}

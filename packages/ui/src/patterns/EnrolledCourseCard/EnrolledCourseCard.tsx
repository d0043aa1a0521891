import type { Language } from '@lyceum/i18n';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Badge, type BadgeProps } from '../../components/Badge/index.ts';
import { Image, type ImageProps } from '../../components/Image/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { ClosedProps } from '../../props.ts';
import { body, by, corner, last, link, root, title } from '../CourseCard/CourseCard.css.ts';

export interface EnrolledCourseCardProps extends Omit<ClosedProps<'article'>, 'children'> {
  /** The address of the course. */
  href: string;
  /** The name in the language of the page, or a fallback language. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  nameLanguage?: Language;
  /** The sources of the image. */
  image: Pick<ImageProps, 'src' | 'avif'>;
  /** A whole percentage. */
  progress: number;
  /** The texts, in the language of the page. */
  texts: {
    /** 'Last accessed Nov 20, 2026' */
    lastAccessed: string;
    /** The accessible name of the bar: 'Progress in {course}'. */
    progressLabel: string;
    /** '40% complete' */
    progress: string;
  };
  /** A badge on the image, for example 'No longer offered'. */
  badge?: { label: string; tone?: NonNullable<BadgeProps['tone']> };
  /** The heading level of the name. @default 3 */
  level?: 2 | 3;
}

/** A course that the user is enrolled in, with the progress. The whole card is one link. */
export function EnrolledCourseCard({
  href,
  name,
  nameLanguage,
  image,
  progress,
  texts,
  badge,
  level = 3,
  ...rest
}: EnrolledCourseCardProps) {
  const Title = `h${level}` as const;
  return (
    <article {...rest} className={root}>
      <Image {...image} alt="" />
      {badge ? (
        <span className={corner}>
          <Badge tone={badge.tone ?? 'neutral'}>{badge.label}</Badge>
        </span>
      ) : null}
      <div className={body}>
        <Title className={title}>
          <Anchor href={href} className={link}>
            <LocalizedLine text={name} language={nameLanguage} />
          </Anchor>
        </Title>
        <p className={by}>{texts.lastAccessed}</p>
        <div className={last}>
          <ProgressBar label={texts.progressLabel} value={progress} valueText={texts.progress} />
        </div>
      </div>
    </article>
  );
}

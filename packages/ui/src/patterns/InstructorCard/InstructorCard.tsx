import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { root, words } from './InstructorCard.css.ts';

export interface InstructorCardProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** The full name. */
  name: string;
  /** The page of the instructor, to which the name leads. @default no link */
  href?: string | undefined;
  /** The address of the image, or null. */
  picture: string | null;
  /** What qualifies the instructor, in their own words and language. May be empty. */
  qualifications: string;
  /** The bio, in their own words and language. May be empty. */
  bio: string;
  /** The texts, in the language of the page. */
  texts: {
    /** The label of the qualifications. */
    qualifications: string;
  };
  /** The heading level of the name. @default 3 */
  level?: 1 | 2 | 3;
  /** Further parts, below the texts. @default none */
  children?: ReactNode;
}

/** Introduces the instructor of a course. The texts are aligned to the page, whatever their language. */
export function InstructorCard({
  name,
  href,
  picture,
  qualifications,
  bio,
  texts,
  level = 3,
  children,
  ...rest
}: InstructorCardProps) {
  return (
    <div {...rest} className={root}>
      <Avatar name={name} src={picture} size="large" />
      <div className={words}>
        <Heading level={level}>
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link href={href}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </Heading>
        {bio ? (
          <Text as="div" measured>
            <bdi>{bio}</bdi>
          </Text>
        ) : null}
        {qualifications ? (
          <div>
            <Text as="div" size="small" strong>
              {texts.qualifications}
            </Text>
            <Text as="div" size="small" tone="soft" measured>
              <bdi>{qualifications}</bdi>
            </Text>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}

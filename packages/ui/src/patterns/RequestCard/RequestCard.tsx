import { formatDate, type Language, type Moment } from '@lyceum/i18n';
import { useId } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import {
  buttons,
  card,
  head,
  person,
  quiet,
  tags,
  term,
  texts as textsClass,
  typed,
} from './RequestCard.css.ts';

export interface RequestCardTexts {
  /** 'Submitted Nov 20, 2026', made of the day. */
  submitted: (day: string) => string;
  /** The names of the three things an instructor tells of. */
  expertise: string;
  qualifications: string;
  bio: string;
  approve: string;
  reject: string;
  /** 'Processing...' */
  processing: string;
}

export interface RequestCardProps extends Omit<ClosedProps<'article'>, 'children'> {
  name: string;
  email: string;
  /** When the application was submitted. */
  submitted: Moment;
  /** The areas of expertise, each with the language of its name where that is not the page's. */
  expertise: readonly { name: string; nameLanguage?: Language }[];
  qualifications: string;
  bio: string;
  onApprove: () => void;
  onReject: () => void;
  /** Which of the two is on its way; meanwhile the other one can't be pressed. @default null */
  processing?: 'approve' | 'reject' | null;
  /** The level of the name in the outline of the page. @default 2 */
  level?: 2 | 3;
  texts: RequestCardTexts;
}

/** An application to become an instructor, and the answer to it. Specification §2, Admin instructor requests. */
export function RequestCard({
  name,
  email,
  submitted,
  expertise,
  qualifications,
  bio,
  onApprove,
  onReject,
  processing = null,
  level = 2,
  texts,
  ...rest
}: RequestCardProps) {
  const id = useId();
  const { language } = useUi();
  return (
    <article aria-labelledby={`${id}-name`} {...rest} className={card}>
      <header className={head}>
        <div className={person}>
          <Heading level={level} size="small" id={`${id}-name`}>
            <bdi>{name}</bdi>
          </Heading>
          <span className={quiet}>
            <bdi dir="ltr">{email}</bdi>
          </span>
        </div>
        <span className={quiet}>{texts.submitted(formatDate(submitted, language))}</span>
      </header>
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
          <dd className={typed} dir="auto">
            {qualifications}
          </dd>
        </div>
        <div>
          <dt className={term}>{texts.bio}</dt>
          <dd className={typed} dir="auto">
            {bio}
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
          busy={processing === 'reject'}
          busyLabel={texts.processing}
          disabled={processing === 'approve'}
          aria-describedby={`${id}-name`}
          onClick={onReject}
        >
          {texts.reject}
        </Button>
      </div>
    </article>
  );
}

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { ClosedProps } from '../../props.ts';
import { ownElement } from '../../theme/base.css.ts';
import {
  around,
  award,
  course as courseClass,
  eyebrow,
  facts as factsClass,
  head,
  label,
  learner as learnerClass,
  longLearner,
  markLines,
  markSheet,
  product as productClass,
  root,
  seal,
  soft,
  toolbar as toolbarClass,
  value,
  verify as verifyClass,
} from './CertificateSheet.css.ts';

export interface CertificateSheetProps extends Omit<ClosedProps<'article'>, 'children' | 'title'> {
  /** The name of the product, in Latin letters in every language. */
  product: string;
  /** 'Certificate of completion'. The heading of the page. */
  title: string;
  /** 'This certificate is awarded to' */
  awardedTo: string;
  /** The name of the learner, in any script. */
  learner: string;
  /** 'for completing the course' */
  forCompleting: string;
  /** The name of the course: a `LocalizedLine`. */
  course: ReactNode;
  /** Three facts at the bottom: the instructor, the date and the code. */
  facts: readonly { label: string; value: ReactNode }[];
  /** How to verify it: 'Verify at https://…' */
  verify: ReactNode;
  /** What is above the sheet on the screen, such as the buttons to print it. @default nothing */
  toolbar?: ReactNode;
}

/** Names from this length on are set in a smaller size. */
const longName = 40;

/** A certificate, for the screen and for one printed page in landscape, A4 or Letter. */
export function CertificateSheet({
  product,
  title,
  awardedTo,
  learner,
  forCompleting,
  course,
  facts,
  verify,
  toolbar,
  ...rest
}: CertificateSheetProps) {
  return (
    <div className={around}>
      {toolbar ? <div className={toolbarClass}>{toolbar}</div> : null}
      <article {...rest} data-certificate className={root}>
        <div className={head}>
          <span className={productClass}>
            <svg aria-hidden="true" className={ownElement} width="30" height="30" viewBox="0 0 26 26">
              <path className={markSheet} d="M5 0h16a5 5 0 0 1 5 5v8a13 13 0 0 1-26 0V5a5 5 0 0 1 5-5z" />
              <path className={markLines} d="M6 7h14v3H6zM6 13h14v3H6z" />
            </svg>
            <bdi lang="en" translate="no">
              {product}
            </bdi>
          </span>
          <span className={seal}>
            <Icon icon={Check} size="large" />
          </span>
        </div>
        <div className={award}>
          <h1 className={eyebrow}>{title}</h1>
          <p className={soft}>{awardedTo}</p>
          <p className={classNames(learnerClass, learner.length >= longName ? longLearner : undefined)}>
            <bdi translate="no">{learner}</bdi>
          </p>
          <p className={soft}>{forCompleting}</p>
          <p className={courseClass}>{course}</p>
        </div>
        <dl className={factsClass}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className={label}>{fact.label}</dt>
              <dd className={value}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <p className={verifyClass}>{verify}</p>
      </article>
    </div>
  );
}

import type { Language } from '@lyceum/i18n';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import type { ClosedProps } from '../../props.ts';
import { Price } from '../Price/index.ts';
import { course, courseName, lead, offer } from './AuthForm.css.ts';

export interface OfferSummaryProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** The name of the course, in the language of the page or a fallback language. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  nameLanguage?: Language;
  /** The price. */
  price: number;
  /** 'You are enrolling in', and the text of a price of 0: 'Free'. */
  texts: { lead: string; free: string };
}

/** The course that the sign-in is for, as the description of the dialog. */
export function OfferSummary({ name, nameLanguage, price, texts, ...rest }: OfferSummaryProps) {
  return (
    <span {...rest} className={offer}>
      <span className={lead}>{texts.lead}</span>
      <span className={course}>
        <span className={courseName}>
          <LocalizedLine text={name} language={nameLanguage} />
        </span>
        <Price amount={price} free={texts.free} />
      </span>
    </span>
  );
}

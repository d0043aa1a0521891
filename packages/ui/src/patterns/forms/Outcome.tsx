import { useEffect, useRef } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { foot } from './forms.css.ts';

interface OutcomeProps {
  text: string;
  /** Where one goes on. */
  href: string;
  link: string;
}

/** Takes the place of a form that has done its work, and the focus that was in it. */
export function Outcome({ text, href, link }: OutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice ref={notice} tabIndex={-1} tone="positive">
        {text}
      </Notice>
      <p className={foot}>
        <Link href={href}>{link}</Link>
      </p>
    </>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { foot } from './forms.css.ts';

interface OutcomeProps {
  text: string;
  /** The next page. */
  href: string;
  link: string;
}

/** Replaces a completed form and takes over its focus. */
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

import type { ReactNode } from 'react';

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** A part of a docs page, with its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-labelledby={slug(title)}>
    <h2 id={slug(title)}>{title}</h2>
    {children}
  </section>
);

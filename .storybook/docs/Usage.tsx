import type { Facts } from './derive/plugin.ts';
import { PageLink } from './PageLink.tsx';
import { Section } from './Section.tsx';

function Pages({ title, files }: { title: string; files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="handbook-links">
        {files.map((file) => (
          <li key={file}>
            <PageLink file={file} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The components, patterns and screens that use a component, and those that it is made of. */
export function Usage({ facts: { parts, users, screens } }: { facts: Facts }) {
  const indirect = screens.filter(({ via }) => via !== null);
  const direct = screens.filter(({ via }) => via === null).map(({ page }) => page);
  return (
    <Section title="Where it is used">
      <Pages title="On screens" files={direct} />
      {indirect.length > 0 ? (
        <>
          <h3>On screens, as part of another component</h3>
          <ul className="handbook-links">
            {indirect.map(({ page, via }) => (
              <li key={page}>
                <PageLink file={page} /> <small>in {via}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Pages title="In components and patterns" files={users} />
      <Pages title="Made of" files={parts} />
    </Section>
  );
}

import type { ContrastCheck, LyceumTheme } from '@lyceum/ui/theme/builder';

const columns = [
  { scheme: 'light', contrast: 'normal', title: 'Light' },
  { scheme: 'dark', contrast: 'normal', title: 'Dark' },
  { scheme: 'light', contrast: 'more', title: 'Light, more contrast' },
  { scheme: 'dark', contrast: 'more', title: 'Dark, more contrast' },
] as const;

const nameOf = ({ foreground, background }: ContrastCheck) => `${foreground} on ${background}`;

/** Every contrast ratio of a theme. A ratio that is too low has a mark and a word. */
export function ContrastTable({ theme }: { theme: LyceumTheme }) {
  const rows = Map.groupBy(theme.checks, nameOf);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus by keyboard.
    <section className="theme-table" aria-label="Contrast ratios" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>At least</th>
            {columns.map(({ title }) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([name, checks]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{checks[0]?.minimum} : 1</td>
              {columns.map(({ scheme, contrast, title }) => {
                const check = checks.find((each) => each.scheme === scheme && each.contrast === contrast);
                return (
                  <td key={title} className={check?.passes ? undefined : 'theme-fails'}>
                    {check?.ratio.toFixed(2)} : 1{check?.passes ? '' : ', too low'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

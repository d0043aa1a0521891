import { contrastRatio, parseHex } from '@lyceum/ui/theme/contrast';
import { contrastPairs } from '@lyceum/ui/theme/contrastPairs';
import { customProperty } from '@lyceum/ui/theme/customProperty';
import { type ColorName, minimumRatio } from '@lyceum/ui/theme/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useBrandColors } from './brand.ts';

const themes = ['light', 'dark'] as const;

/** Every color of the toolbar's brand in both themes. */
export function Swatches() {
  const colors = useBrandColors();
  const names = Object.keys(colors) as ColorName[];
  return (
    <Unstyled>
      <div className="handbook-swatches">
        {names.map((name) => (
          <div key={name}>
            <div className="handbook-swatch">
              {themes.map((theme) => (
                <div key={theme} style={{ background: colors[name][theme] }} />
              ))}
            </div>
            <strong>{name}</strong>
            <div>{customProperty('color', name)}</div>
            <div>
              {colors[name].light} · {colors[name].dark}
            </div>
          </div>
        ))}
      </div>
    </Unstyled>
  );
}

function ratio(foreground: string, background: string): string {
  const [front, back] = [parseHex(foreground), parseHex(background)];
  return front && back ? contrastRatio(front, back).toFixed(2) : '–';
}

/** Every allowed pair of colors with its contrast ratio in each theme, computed from the tokens. */
export function Ratios() {
  const colors = useBrandColors();
  const rows = contrastPairs.flatMap(({ foreground, backgrounds, kind }) =>
    backgrounds.map((background) => ({ foreground, background, kind })),
  );
  return (
    <table>
      <thead>
        <tr>
          <th>On</th>
          <th>At least</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ foreground, background, kind }) => (
          <tr key={`${foreground} ${background}`}>
            <td>
              {foreground} on {background}
            </td>
            <td>{minimumRatio[kind]} : 1</td>
            {themes.map((theme) => (
              <td key={theme}>
                <span
                  className="handbook-sample"
                  style={{
                    color: colors[kind === 'text' ? foreground : 'ink'][theme],
                    background: colors[background][theme],
                    // A border has less contrast than a text needs.
                    boxShadow: kind === 'text' ? 'none' : `inset 0 0 0 2px ${colors[foreground][theme]}`,
                  }}
                >
                  {ratio(colors[foreground][theme], colors[background][theme])} : 1
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { customProperty } from '@lyceum/ui/theme/customProperty';
import {
  border,
  breakpoint,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
  weight,
  width,
} from '@lyceum/ui/theme/tokens';
import type { CSSProperties, ReactNode } from 'react';

interface TableProps {
  /** The group of the tokens, if they are custom properties. */
  group?: string;
  rows: readonly (readonly [name: string, value: string, shown: ReactNode])[];
}

function Table({ group, rows }: TableProps) {
  return (
    <table>
      <tbody>
        {rows.map(([name, value, shown]) => (
          <tr key={name}>
            <td>
              <strong>{name}</strong>
              {group ? (
                <>
                  <br />
                  <code>{customProperty(group, name)}</code>
                </>
              ) : null}
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rowsOf = (tokens: Readonly<Record<string, string | number>>, show: (value: string) => ReactNode) =>
  Object.entries(tokens).map(([name, value]) => [name, String(value), show(String(value))] as const);

const bar = (style: CSSProperties) => <div className="handbook-bar" style={style} />;

export const Spaces = () => <Table group="space" rows={rowsOf(space, (inlineSize) => bar({ inlineSize }))} />;

export const Radii = () => (
  <Table
    group="radius"
    rows={rowsOf(radius, (borderRadius) => bar({ borderRadius, inlineSize: 96, blockSize: 48 }))}
  />
);

export const Borders = () => (
  <Table
    group="border"
    rows={rowsOf(border, (size) =>
      bar({ background: 'none', blockSize: 0, borderBlockStart: `${size} solid` }),
    )}
  />
);

export const Widths = () => <Table group="width" rows={rowsOf(width, () => null)} />;
export const Layers = () => <Table group="layer" rows={rowsOf(layer, () => null)} />;

export const Breakpoints = () => (
  <Table rows={Object.entries(breakpoint).map(([name, pixels]) => [name, `up to ${pixels} px`, null])} />
);

const tight: readonly string[] = ['display', 'titleLarge', 'titleMedium', 'titleSmall'];

/** Each step of the type scale in Latin and Arabic, as headings and texts use it. */
export const Types = () => (
  <Table
    group="text"
    rows={rowsOf(text, (fontSize) => fontSize).map(([name, value]) => {
      const style: CSSProperties = {
        fontSize: value,
        fontWeight: tight.includes(name) ? weight.medium : weight.body,
        lineHeight: tight.includes(name) ? leading.title : leading.open,
      };
      return [
        name,
        value,
        <div key={name}>
          <div style={style}>A quiet reading room</div>
          <div style={style} lang="ar" dir="rtl">
            غرفة قراءة هادئة
          </div>
        </div>,
      ];
    })}
  />
);

export const Weights = () => (
  <Table
    group="weight"
    rows={rowsOf(weight, (fontWeight) => (
      <span style={{ fontWeight, fontSize: 20 }}>Learn from people who do it. تعلّم ممن يمارس.</span>
    ))}
  />
);

export const Leadings = () => <Table group="leading" rows={rowsOf(leading, () => null)} />;

/** Hover or focus a row to play the animation. */
export function Motions() {
  const { ease, ...durations } = motion;
  return (
    <Table
      group="motion"
      rows={[
        ...rowsOf(durations, (duration) => (
          <button type="button" className="handbook-play" aria-label={`Show ${duration}`}>
            <div className="handbook-motion" style={{ transition: `translate ${duration} ${ease}` }} />
          </button>
        )),
        ['ease', ease, null] as const,
      ]}
    />
  );
}

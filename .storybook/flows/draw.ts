import type { AnyStateMachine } from 'xstate';
import { type Arrow, type Box, layoutOf, lineHeight } from './layout.ts';

type Props = Record<string, string | number | Record<string, string> | undefined>;

/** The code that creates a React element. */
const element = (tag: string, props: Props, ...children: readonly string[]) =>
  `h(${[JSON.stringify(tag), JSON.stringify(props), ...children].join(', ')})`;

/** Lines of text that are centered on a point. */
function textAt(x: number, y: number, lines: readonly string[], italic: readonly string[] = []): string {
  const all = [...lines, ...italic];
  const top = y - ((all.length - 1) * lineHeight) / 2;
  return element(
    'text',
    { x, y: top, textAnchor: 'middle', dominantBaseline: 'central' },
    ...all.map((line, index) =>
      element(
        'tspan',
        { x, y: top + index * lineHeight, className: index < lines.length ? undefined : 'flow-actor' },
        JSON.stringify(line),
      ),
    ),
  );
}

/** A line through all points, with round corners. */
function pathThrough(points: readonly { x: number; y: number }[]): string {
  const round = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const toward = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(8, length / 2) / length;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(point)}`;
      if (!after) return `L${round(point)}`;
      return `L${round(toward(point, before))}Q${round(point)} ${round(toward(point, after))}`;
    })
    .join('');
}

function drawBox({ shape, x = 0, y = 0, width = 0, height = 0, label, path, children = [] }: Box): string {
  const className = `flow-${shape}`;
  const [middle, center] = [x + width / 2, y + height / 2];
  if (shape === 'dot') return element('circle', { className, cx: middle, cy: center, r: width / 2 });
  const box = { className, x, y, width, height };
  if (shape === 'group') {
    return element(
      'g',
      {},
      element('rect', { ...box, rx: 12 }),
      textAt(middle, y + lineHeight, label.lines),
      ...children.map(drawBox),
    );
  }
  const drawn = [
    element('rect', { ...box, rx: shape === 'state' ? 8 : height / 2 }),
    textAt(middle, center, label.lines, label.italic),
  ];
  if (path === undefined) return element('g', {}, ...drawn);
  // Storybook opens links in the parent frame by default.
  const link = { href: `#state-${path}`, target: '_self', 'aria-label': path, className: 'flow-link' };
  return element('a', link, ...drawn);
}

function drawLine({ sections = [] }: Arrow): string[] {
  return sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    element('path', {
      className: 'flow-line',
      d: pathThrough([startPoint, ...bendPoints, endPoint]),
      markerEnd: 'url(#flow-tip)',
    }),
  );
}

function drawLabel({ labels = [], lines }: Arrow): string[] {
  return labels.map(({ x = 0, y = 0, width = 0, height = 0 }) =>
    element(
      'g',
      { className: 'flow-label' },
      element('rect', { x, y, width, height, rx: 4 }),
      textAt(x + width / 2, y + height / 2, lines),
    ),
  );
}

const tip = element(
  'marker',
  { id: 'flow-tip', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto' },
  element('path', { className: 'flow-tip', d: 'M0 0L8 4L0 8z' }),
);

/** A module whose default export is a machine's statechart as a React element: an SVG with a link for each leaf state. */
export async function statechartModule(machine: AnyStateMachine): Promise<string> {
  const { width, height, boxes, arrows } = await layoutOf(machine);
  const svg = element(
    'svg',
    {
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      style: { '--smallest': `${Math.ceil(width * 0.8)}px` },
    },
    element('defs', {}, tip),
    ...boxes.filter(({ shape }) => shape === 'group').map(drawBox),
    ...arrows.flatMap(drawLine),
    ...boxes.filter(({ shape }) => shape !== 'group').map(drawBox),
    ...arrows.flatMap(drawLabel),
  );
  return `import { createElement as h } from 'react';\nexport default ${svg};\n`;
}

import type { Palette } from './palette.ts';

/** Returns the next random number from 0 up to 1. */
type Chance = () => number;

/** Draws the shapes on a ground of 640 × 400, as SVG. */
export type Composition = (palette: Palette, chance: Chance) => string;

export const width = 640;
export const height = 400;

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (x: number, y: number, r: number, stroke: string, thickness: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${thickness}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const whole = (chance: Chance, low: number, high: number) => low + Math.floor(chance() * (high - low + 1));
const oneOf = <Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(chance() * items.length)] ?? items[0];

/** The shapes from left to right or mirrored. */
const eitherWay = (chance: Chance, shapes: string) =>
  chance() < 0.5 ? shapes : `<g transform="translate(${width} 0) scale(-1 1)">${shapes}</g>`;

/** A quarter of a disc that fills a square, its corner at one of the square's four. */
function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const [right, bottom] = [x + size, y + size];
  const arcs = [
    `M${x} ${y}H${right}A${size} ${size} 0 0 1 ${x} ${bottom}Z`,
    `M${right} ${y}V${bottom}A${size} ${size} 0 0 1 ${x} ${y}Z`,
    `M${right} ${bottom}H${x}A${size} ${size} 0 0 1 ${right} ${y}Z`,
    `M${x} ${bottom}V${y}A${size} ${size} 0 0 1 ${right} ${bottom}Z`,
  ];
  return path(arcs[corner % 4] ?? '', fill);
}

const rainbow: Composition = ({ ground, first, second, third, spark }, chance) => {
  const x = whole(chance, 3, 5) * 64;
  const bands = [first, ground, second, ground, third, ground].map((fill, step) =>
    circle(x, height, 290 - step * 46, fill),
  );
  const sun = circle(x > 300 ? 92 : 548, whole(chance, 84, 112), 40, spark);
  return bands.join('') + sun;
};

const quarters: Composition = ({ first, second, third, spark }, chance) => {
  const size = 128;
  const fills = [first, first, second, third] as const;
  const sparkAt = whole(chance, 0, 14);
  const drop = whole(chance, 0, 3);
  return times(15, (index) => {
    const [x, y] = [(index % 5) * size, Math.floor(index / 5) * size + 8];
    if (index % 4 === drop && index !== sparkAt) return '';
    if (index === sparkAt) return circle(x + size / 2, y + size / 2, size / 2, spark);
    return quarter(x, y, size, whole(chance, 0, 3), oneOf(chance, fills));
  }).join('');
};

const bars: Composition = ({ first, second, third, spark }, chance) => {
  const fills = [first, second, third, first, second];
  const longest = whole(chance, 0, 4);
  const bodies = times(5, (row) => {
    const length = row === longest ? 520 : whole(chance, 3, 6) * 64;
    return box(-32, 40 + row * 66, length, 44, fills[row] ?? first, 22);
  });
  return eitherWay(chance, bodies.join('') + circle(572, 62 + longest * 66, 22, spark));
};

const discs: Composition = ({ first, second, third, spark }, chance) => {
  const y = 200;
  const [left, right] = [244, 396];
  const lens = `M320 ${y - 93}A120 120 0 0 1 320 ${y + 93}A120 120 0 0 1 320 ${y - 93}Z`;
  const small = oneOf(chance, [
    [88, 88],
    [552, 88],
    [88, 312],
    [552, 312],
  ]);
  return [
    circle(left, y, 120, first),
    circle(right, y, 120, second),
    path(lens, third),
    circle(small[0] ?? 88, small[1] ?? 88, 30, spark),
  ].join('');
};

const waves: Composition = ({ first, second, third, spark }, chance) => {
  const swell = (top: number, lift: number, fill: string) =>
    path(
      `M0 ${top}C110 ${top - lift} 210 ${top - lift} 320 ${top}S530 ${top + lift} 640 ${top}V400H0Z`,
      fill,
    );
  const lift = whole(chance, 46, 66);
  const sun = circle(whole(chance, 2, 3) * 150, 104, 54, spark);
  return eitherWay(
    chance,
    sun + swell(190, lift, second) + swell(256, -lift, first) + swell(326, lift, third),
  );
};

const stairs: Composition = ({ first, second, third, spark }, chance) => {
  const steps = times(6, (index) => {
    const top = 336 - index * 52;
    return box(128 + index * 86, top, 86, height - top, [first, second, third][index % 3] ?? first);
  });
  return eitherWay(chance, steps.join('') + circle(142 + whole(chance, 0, 40), 128, 56, spark));
};

const hills: Composition = ({ first, second, third, spark }, chance) => {
  const far = whole(chance, 180, 250);
  return eitherWay(
    chance,
    [
      circle(whole(chance, 380, 450), 140, 70, spark),
      `<ellipse cx="${far}" cy="400" rx="280" ry="190" fill="${second}"/>`,
      `<ellipse cx="${far + 300}" cy="420" rx="290" ry="168" fill="${first}"/>`,
      `<ellipse cx="${far - 90}" cy="440" rx="300" ry="130" fill="${third}"/>`,
    ].join(''),
  );
};

const bricks: Composition = ({ first, second, third, spark }, chance) => {
  const brick = whole(chance, 6, 15);
  let laid = 0;
  return times(5, (row) =>
    times(5, (column) => {
      const x = column * 152 - (row % 2 ? 92 : 16);
      const fill = laid++ === brick ? spark : oneOf(chance, [first, first, second, third]);
      return box(x, 22 + row * 72, 140, 60, fill, 8);
    }).join(''),
  ).join('');
};

const target: Composition = ({ ground, first, second, third, spark }, chance) => {
  const x = oneOf(chance, [208, 240, 400, 432]);
  const rings = [first, ground, second, ground, third].map((fill, step) =>
    circle(x, 200, 168 - step * 34, fill),
  );
  const side = x < 320 ? 548 : 92;
  return `${rings.join('') + circle(side, 108, 28, spark)}${circle(side, 200, 28, second)}${circle(side, 292, 28, first)}`;
};

const leaves: Composition = ({ first, second, third, spark }, chance) => {
  const size = 112;
  const sparkAt = whole(chance, 0, 14);
  const lean = whole(chance, 0, 1);
  return times(15, (index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const [x, y] = [40 + column * size, 32 + row * size];
    const [r, b] = [x + size, y + size];
    const fill = index === sparkAt ? spark : ([first, second, third][(column + row) % 3] ?? first);
    const upright = (column + row + lean) % 2 === 0;
    return path(
      upright
        ? `M${x} ${y}A${size} ${size} 0 0 1 ${r} ${b}A${size} ${size} 0 0 1 ${x} ${y}Z`
        : `M${r} ${y}A${size} ${size} 0 0 1 ${x} ${b}A${size} ${size} 0 0 1 ${r} ${y}Z`,
      fill,
    );
  }).join('');
};

const peaks: Composition = ({ first, second, third, spark }, chance) => {
  const shift = whole(chance, -30, 30);
  const peak = (x: number, top: number, half: number, light: string, shade: string) =>
    path(`M${x - half} 400L${x} ${top}L${x + half} 400Z`, light) +
    path(`M${x} ${top}L${x + half} 400H${x}Z`, shade);
  return eitherWay(
    chance,
    circle(500 + shift, 100, 48, spark) +
      peak(410 + shift, 150, 210, second, third) +
      peak(210 + shift, 84, 250, first, third),
  );
};

const pipes: Composition = ({ first, second, third, spark }, chance) => {
  const tall = whole(chance, 2, 5);
  return times(8, (index) => {
    const top = index === tall ? 56 : whole(chance, 5, 13) * 22;
    const x = 40 + index * 71;
    const body = box(x, top, 52, height - top + 40, [first, second, third][index % 3] ?? first, 26);
    return index === tall ? body + circle(x + 26, top + 26, 15, spark) : body;
  }).join('');
};

const weave: Composition = ({ first, second, third, spark }, chance) => {
  const strip = 68;
  const sparkRow = whole(chance, 0, 3);
  const columns = times(6, (index) => ({ x: 26 + index * 104, fill: index % 2 ? second : first }));
  const rows = times(4, (index) => ({ y: 10 + index * 104, fill: index === sparkRow ? spark : third }));
  return [
    ...rows.map(({ y, fill }) => box(0, y, width, strip, fill)),
    ...columns.map(({ x, fill }) => box(x, 0, strip, height, fill)),
    ...rows.flatMap(({ y, fill }, row) =>
      columns.filter((_, column) => (column + row) % 2 === 0).map(({ x }) => box(x, y, strip, strip, fill)),
    ),
  ].join('');
};

const moon: Composition = ({ ground, first, second, third, spark }, chance) => {
  const x = whole(chance, 220, 420);
  const bite = oneOf(chance, [-56, 56]);
  const lines = times(4, (index) =>
    box(index * 26, 292 + index * 28, 640 - index * 52, 12, [first, second, third, first][index] ?? first, 6),
  );
  const stars = [0.14, 0.32, 0.7, 0.88].map((share, index) =>
    circle(share * width, index % 2 ? 72 : 128, 7, second),
  );
  return `${stars.join('') + circle(x, 150, 96, spark) + circle(x + bite, 128, 84, ground)}${lines.join('')}`;
};

const arches: Composition = ({ ground, first, second, third, spark }, chance) => {
  const arch = (x: number, base: number, w: number, h: number, fill: string) =>
    path(
      `M${x} ${base}V${base - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${base - h + w / 2}V${base}Z`,
      fill,
    );
  const open = whole(chance, 0, 3);
  return times(4, (index) => {
    const x = 46 + index * 142;
    const [outer, inner] = index % 2 ? [second, third] : [first, second];
    const lit = index === open ? spark : index % 2 ? ground : third;
    return (
      arch(x, 400, 122, 330, outer) + arch(x + 19, 400, 84, 274, inner) + arch(x + 37, 400, 48, 206, lit)
    );
  }).join('');
};

const ripples: Composition = ({ first, second, third, spark }, chance) => {
  const corner = oneOf(chance, [0, height]);
  const rings = times(5, (index) =>
    ring(0, corner, 150 + index * 108, [first, second, third][index % 3] ?? first, 62),
  );
  return eitherWay(chance, circle(0, corner, 70, spark) + rings.join(''));
};

const halves: Composition = ({ first, second, third, spark }, chance) => {
  const sparkAt = whole(chance, 0, 7);
  return times(8, (index) => {
    const [x, y] = [92 + (index % 4) * 152, 116 + Math.floor(index / 4) * 168];
    const [light, dark] = index % 2 ? [second, third] : [first, second];
    const turn = whole(chance, 0, 3) * 90;
    return `<g transform="rotate(${turn} ${x} ${y})">${circle(x, y, 66, index === sparkAt ? spark : light)}${path(
      `M${x} ${y - 66}A66 66 0 0 1 ${x} ${y + 66}Z`,
      dark,
    )}</g>`;
  }).join('');
};

const kites: Composition = ({ first, second, third, spark }, chance) => {
  const sparkAt = whole(chance, 0, 11);
  return times(12, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y, w, h] = [column * 160, row * 134, 160, 134];
    const flip = (column + row) % 2 === 0;
    const fill = [first, second, third][(column * 2 + row + whole(chance, 0, 1)) % 3] ?? first;
    return path(
      flip ? `M${x} ${y}H${x + w}L${x} ${y + h}Z` : `M${x + w} ${y + h}H${x}L${x + w} ${y}Z`,
      index === sparkAt ? spark : fill,
    );
  }).join('');
};

/** The family of compositions. */
export const compositions: readonly [Composition, ...Composition[]] = [
  rainbow,
  bars,
  quarters,
  hills,
  discs,
  pipes,
  leaves,
  waves,
  arches,
  bricks,
  moon,
  target,
  stairs,
  kites,
  peaks,
  ripples,
  halves,
  weave,
];

import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { isLeaf, pathOf, stepsOf } from './statechart.ts';

/** A text of the drawing, with one line per entry. */
interface Label {
  lines: readonly string[];
  italic?: readonly string[];
}

/** A box of the drawing: a state, a group of states, or the dot before an initial state. */
export interface Box extends ElkNode {
  shape: 'state' | 'final' | 'group' | 'dot' | 'anywhere';
  label: Label;
  /** The path of a leaf state, to which the drawing links. */
  path?: string;
  children?: Box[];
}

/** An arrow with all events that lead from one state to another. */
export interface Arrow extends ElkExtendedEdge {
  lines: readonly string[];
}

/** A laid-out statechart. */
export interface Layout {
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

export const lineHeight = 20;
const narrow = /[ijl.,:;|'!()[\] ]/;
const wide = /[mwMWA-Z]/;

/** The approximate width of a line of Readex Pro at 14 px: layout needs no more. */
const widthOf = (line: string) =>
  [...line].reduce((sum, letter) => sum + (narrow.test(letter) ? 4.6 : wide.test(letter) ? 10.4 : 8.2), 0);

const sizeOf = (lines: readonly string[], padding = 0) => ({
  width: Math.ceil(Math.max(0, ...lines.map(widthOf))) + padding,
  height: lines.length * lineHeight + padding / 2,
});

const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const options = {
  ...spacing,
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.mergeEdges': 'false',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

const idOf = (node: AnyStateNode) => node.path.join('.') || 'machine';
const dotOf = (node: AnyStateNode) => `${idOf(node)}:initial`;
const anywhere = ':anywhere';

/** The first child state, which a parallel state does not have. */
const initialOf = (node: AnyStateNode) =>
  node.type === 'parallel' || isLeaf(node) ? undefined : node.initial?.target?.[0];

const dot = (node: AnyStateNode): Box[] =>
  initialOf(node) ? [{ id: dotOf(node), shape: 'dot', label: { lines: [] }, width: 12, height: 12 }] : [];

function boxOf(node: AnyStateNode): Box {
  if (isLeaf(node)) {
    const italic = node.invoke.map(({ id }) => id);
    return {
      id: idOf(node),
      shape: node.type === 'final' ? 'final' : 'state',
      label: { lines: [node.key], italic },
      path: pathOf(node),
      ...sizeOf([node.key, ...italic], 28),
    };
  }
  const label = { lines: [node.type === 'parallel' ? `${node.key}: all of these in parallel` : node.key] };
  return {
    id: idOf(node),
    shape: 'group',
    label,
    children: [...dot(node), ...Object.values(node.states).map(boxOf)],
    layoutOptions: {
      ...spacing,
      'elk.padding': '[top=40,left=16,bottom=16,right=16]',
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${sizeOf(label.lines, 32).width},40)`,
    },
  };
}

function arrowsOf(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): Arrow[] {
  const linesOf = new Map<string, { source: string; target: string; lines: string[] }>();
  for (const node of nodes) {
    const first = initialOf(node);
    if (first) linesOf.set(dotOf(node), { source: dotOf(node), target: idOf(first), lines: [] });
    const source = node === machine.root && !isLeaf(node) ? anywhere : idOf(node);
    for (const { event, guard, to } of stepsOf(machine, node)) {
      if (!to) continue;
      const target = idOf(to);
      const arrow = linesOf.get(`${source} ${target}`) ?? { source, target, lines: [] };
      arrow.lines.push(event, ...(guard ? [`if ${guard}`] : []));
      linesOf.set(`${source} ${target}`, arrow);
    }
  }
  return Array.from(linesOf, ([id, { source, target, lines }]) => ({
    id,
    sources: [source],
    targets: [target],
    lines,
    labels: lines.length > 0 ? [{ text: lines.join(' '), ...sizeOf(lines, 8) }] : [],
  }));
}

const elk = new ELK();

/** The statechart of a machine, laid out by ELK from top to bottom. Internal transitions are not drawn. */
export async function layoutOf(machine: AnyStateMachine): Promise<Layout> {
  const { root } = machine;
  const arrows = arrowsOf(machine, getStateNodes(root).concat(root));
  const boxes = isLeaf(root) ? [boxOf(root)] : [...dot(root), ...Object.values(root.states).map(boxOf)];
  if (arrows.some(({ sources }) => sources[0] === anywhere)) {
    const label = { lines: ['anywhere'] };
    boxes.push({ id: anywhere, shape: 'anywhere', label, ...sizeOf(label.lines, 28) });
  }
  const graph: ElkNode = { id: ':root', layoutOptions: options, children: boxes, edges: arrows };
  // It sets positions and sizes.
  await elk.layout(graph);
  return { width: graph.width ?? 0, height: graph.height ?? 0, boxes, arrows };
}

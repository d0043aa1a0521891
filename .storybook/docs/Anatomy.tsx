import type { Guide } from '@lyceum/ui/stories';
import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { Section } from './Section.tsx';
import { boxIn, observeStory } from './storyRoot.ts';

type Parts = Guide['anatomy'];
type Box = ReturnType<typeof boxIn>;

/** Moves the numbers apart of parts that start at the same corner. */
function spread(boxes: readonly (Box | null)[]): number[] {
  const taken: { x: number; y: number }[] = [];
  return boxes.map((box) => {
    if (!box) return 0;
    let shift = 0;
    const isTaken = () =>
      taken.some(({ x, y }) => Math.abs(x - box.left - shift) < 22 && Math.abs(y - box.top) < 22);
    while (isTaken()) shift += 24;
    taken.push({ x: box.left + shift, y: box.top });
    return shift;
  });
}

/** The boxes of the parts in a rendered story; null for a part that is not found. */
function useBoxes(parts: Parts) {
  const figure = useRef<HTMLDivElement>(null);
  const story = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<(Box | null)[] | null>(null);
  useEffect(() => {
    if (!story.current) return;
    return observeStory(story.current, (root) => {
      setBoxes(
        parts.map(({ selector }) => {
          const part = root.querySelector(selector);
          return part && figure.current && boxIn(figure.current, part);
        }),
      );
    });
  }, [parts]);
  return { figure, story, boxes };
}

/** The first story with a number on each of its parts, and their names. */
export function Anatomy({ parts, of }: { parts: Parts; of: object }) {
  const { figure, story, boxes } = useBoxes(parts);
  const shifts = spread(boxes ?? []);
  return (
    <Section title="Anatomy">
      <div className="handbook-anatomy" data-ready={boxes?.every(Boolean) ?? false}>
        <div ref={figure} className="handbook-stage handbook-figure">
          <div ref={story}>
            <Story of={of} __forceInitialArgs />
          </div>
          {boxes?.map((box, index) =>
            box ? (
              <div key={parts[index]?.selector} className="handbook-part" style={box} aria-hidden>
                <span style={{ translate: `${shifts[index]}px` }}>{index + 1}</span>
              </div>
            ) : null,
          )}
        </div>
        <ol>
          {parts.map(({ part, selector }, index) => (
            <li key={selector}>
              {part}
              {boxes && !boxes[index] ? <em> (not in this story: {selector})</em> : null}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

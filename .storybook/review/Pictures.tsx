import { Text } from '@lyceum/ui';
import { useId, useState } from 'react';
import type { Change } from './changes.ts';

export const views = ['Before and after', 'Difference', 'Slider', 'Overlay'] as const;
export type View = (typeof views)[number];

const Picture = ({ src, name }: { src: string; name: string }) => (
  <img className="review-picture" src={src} alt={name} loading="lazy" />
);

function Compared({ before, after, view }: { before: string; after: string; view: 'Slider' | 'Overlay' }) {
  const [share, setShare] = useState(50);
  const id = useId();
  const style = view === 'Slider' ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
  return (
    <>
      <label htmlFor={id}>{view === 'Slider' ? 'Position of the line' : 'Opacity of the image after'}</label>
      <input
        id={id}
        className="review-range"
        type="range"
        value={share}
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
      <div className="review-layers">
        <Picture src={before} name="Before" />
        <div style={style}>
          <Picture src={after} name="After" />
        </div>
      </div>
    </>
  );
}

/** The images of a difference. Difference, slider and overlay need two. */
export function Pictures({ change: { before, after }, view }: { change: Change; view: View }) {
  if (!before || !after || view === 'Before and after') {
    return (
      <div className="review-halves">
        {[before, after].map((src, index) => (
          <figure key={index === 0 ? 'before' : 'after'}>
            <figcaption>
              <Text as="div" size="caption" tone="soft">
                {index === 0 ? 'Before' : 'After'}
              </Text>
            </figcaption>
            {src ? (
              <Picture src={src} name={index === 0 ? 'Before' : 'After'} />
            ) : (
              <Text tone="soft">No image</Text>
            )}
          </figure>
        ))}
      </div>
    );
  }
  if (view !== 'Difference') return <Compared before={before} after={after} view={view} />;
  return (
    <div
      className="review-layers review-difference"
      role="img"
      aria-label="Every pixel that differs, in white"
    >
      <img className="review-picture" src={before} alt="" loading="lazy" />
      <img className="review-picture" src={after} alt="" loading="lazy" />
    </div>
  );
}

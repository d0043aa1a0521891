import { useEffect, useRef } from 'react';

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** A drawing in Mermaid's language. The library is loaded when a page has one. */
export function Drawing({ chart, label }: { chart: string; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new element each time: Mermaid marks what it has drawn.
    const drawing = document.createElement('div');
    drawing.textContent = chart;
    place.current?.replaceChildren(drawing);
    void import('mermaid').then(({ default: mermaid }) => {
      mermaid.initialize({
        startOnLoad: false,
        theme: isDark() ? 'dark' : 'neutral',
        fontFamily: "'Readex Pro', sans-serif",
      });
      return mermaid.run({ nodes: [drawing] });
    });
  }, [chart]);
  return <div ref={place} className="flow-drawing" role="img" aria-label={label} />;
}

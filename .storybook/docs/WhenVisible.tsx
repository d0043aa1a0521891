import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Renders its children when they are about to be scrolled into view. Until then, an empty box has their height. */
export function WhenVisible({ height, children }: { height: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsVisible(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return isVisible ? children : <div ref={box} style={{ blockSize: height }} />;
}

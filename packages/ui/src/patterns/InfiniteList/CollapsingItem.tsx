'use client';

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/tokens.ts';
import { collapsing } from './InfiniteList.css.ts';

/** A removed item, which shrinks to nothing where it was. With reduced motion it disappears at once. */
export function CollapsingItem({ children, onCollapsed }: { children: ReactNode; onCollapsed: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  const finish = useEffectEvent((height: number) => {
    const focused = document.activeElement;
    onCollapsed();
    if (!(focused instanceof HTMLLIElement)) return;
    // The focused item has moved into the place of this one, whose start may be above the viewport. If all of it is
    // above, the user has scrolled away.
    const { top } = focused.getBoundingClientRect();
    if (top < 0 && top > -height) focused.scrollIntoView();
  });
  useLayoutEffect(() => {
    const item = ref.current;
    if (!item?.parentElement) return;
    const height = item.offsetHeight;
    if (matchMedia(media.motionReduced).matches) {
      finish(height);
      return;
    }
    const gap = getComputedStyle(item.parentElement).rowGap;
    const animation = item.animate(
      {
        blockSize: [`${height}px`, '0px'],
        marginBlockEnd: ['0px', `-${gap}`],
        opacity: [1, 0],
      },
      { duration: Number.parseFloat(motion.slow), easing: motion.ease },
    );
    animation.onfinish = () => finish(height);
    return () => animation.cancel();
  }, []);
  return (
    <li ref={ref} inert className={collapsing}>
      {children}
    </li>
  );
}

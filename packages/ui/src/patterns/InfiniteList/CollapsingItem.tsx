import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/tokens.ts';
import { collapsing } from './InfiniteList.css.ts';

/** A removed item, which shrinks to nothing where it was. With reduced motion it disappears at once. */
export function CollapsingItem({ children, onCollapsed }: { children: ReactNode; onCollapsed: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  const finish = useEffectEvent(() => {
    const focused = document.activeElement;
    onCollapsed();
    // The focused item has moved into the place of this one, whose start may be above the viewport.
    if (focused instanceof HTMLLIElement && focused.getBoundingClientRect().top < 0)
      focused.scrollIntoView({ block: 'start' });
  });
  useLayoutEffect(() => {
    const item = ref.current;
    if (!item?.parentElement || matchMedia(media.motionReduced).matches) {
      finish();
      return;
    }
    const gap = getComputedStyle(item.parentElement).rowGap;
    const animation = item.animate(
      {
        blockSize: [`${item.offsetHeight}px`, '0px'],
        marginBlockEnd: ['0px', `-${gap}`],
        opacity: [1, 0],
      },
      { duration: Number.parseFloat(motion.slow), easing: motion.ease },
    );
    animation.onfinish = () => finish();
    return () => animation.cancel();
  }, []);
  return (
    <li ref={ref} inert className={collapsing}>
      {children}
    </li>
  );
}

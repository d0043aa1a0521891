import { Toast as Parts } from '@base-ui/react/toast';
import { limits } from '@lyceum/rules';
import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { toneGlyphs } from '../Notice/Notice.tsx';
import { glyph, region, toast as toastClass, words } from './Toast.css.ts';

/** What went wrong is no toast: it would be gone before it is read. */
export type ToastTone = 'info' | 'positive';

/** Shows a short sentence; `positive`, the default, for what the person asked for and was done. */
export type ShowToast = (text: string, options?: { tone?: ToastTone }) => void;

interface Content {
  text: string;
  tone: ToastTone;
}

const Context = createContext<ShowToast | null>(null);

/** @throws outside a `ToastRegion` */
export function useToast(): ShowToast {
  const show = use(Context);
  if (!show) {
    throw new Error(
      'useToast was called outside a ToastRegion, so there is no place where a toast could show. Put one ToastRegion around the app.',
    );
  }
  return show;
}

export interface ToastRegionProps extends ClosedProps<'div'> {
  /** What those who listen hear before its toasts, for example 'Messages'. */
  label: string;
  /** The name of the × button: 'Dismiss'. */
  dismissLabel: string;
  /**
   * Milliseconds for which a toast stays, not counting those while the pointer or the focus is on one or the
   * window is in the background; 0 keeps each until it is dismissed. @default 6000
   */
  duration?: number;
  /** The app: all in it may call `useToast`. */
  children: ReactNode;
}

/**
 * Where toasts show: short confirmations that vanish by themselves, at most three at a time. A toast is never the
 * only place where something is said, nor the only way to something.
 */
export function ToastRegion({
  label,
  dismissLabel,
  duration = limits.toastMs,
  children,
  ...rest
}: ToastRegionProps) {
  const [manager] = useState(() => Parts.createToastManager<Content>());
  const [show] = useState(
    (): ShowToast =>
      (text, { tone = 'positive' } = {}) => {
        manager.add({ data: { text, tone } });
      },
  );
  return (
    <Parts.Provider toastManager={manager} timeout={duration}>
      <Context value={show}>{children}</Context>
      <Parts.Portal>
        <Parts.Viewport role="status" {...rest} aria-label={label} className={region}>
          <Toasts dismissLabel={dismissLabel} />
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Provider>
  );
}

// Not the dialog that Base UI takes it for: it asks nothing, and waits for nobody.
const inGroup = { role: 'group', 'aria-modal': undefined } as const;

function Toasts({ dismissLabel }: { dismissLabel: string }) {
  const { direction } = useUi();
  const { toasts, close } = Parts.useToastManager<Content>();
  return toasts.map((toast) => {
    const { id, data } = toast;
    if (!data) return null;
    const { text, tone } = data;
    return (
      <Parts.Root
        key={id}
        toast={toast}
        swipeDirection={['down', direction === 'rtl' ? 'left' : 'right']}
        {...inGroup}
        className={toastClass}
      >
        <span className={glyph({ tone })}>
          <Icon glyph={toneGlyphs[tone]} />
        </span>
        <Parts.Title render={<p />} className={words}>
          {text}
        </Parts.Title>
        <IconButton label={dismissLabel} glyph={X} size="small" onClick={() => close(id)} />
      </Parts.Root>
    );
  });
}

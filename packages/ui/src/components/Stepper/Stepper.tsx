import { Check } from 'lucide-react';
import type { ClosedProps } from '../../props.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { list, marker, name, root, step as stepClass } from './Stepper.css.ts';

export interface StepperProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** What the steps lead to; names the list. */
  label: string;
  /** The names of the steps in their order, a word or two each. */
  steps: readonly string[];
  /** The step one is at, counted from 1. One more than there are steps: all are done. */
  step: number;
  /** The state of a step in words, for those who listen: 'Done', 'To come'. */
  texts: { done: string; toCome: string };
}

function stateOf(position: number, step: number): 'done' | 'current' | 'toCome' {
  if (position < step) return 'done';
  return position === step ? 'current' : 'toCome';
}

/** Where one is in a few named steps. In a narrow place only the step one is at shows its name. */
export function Stepper({ label, steps, step, texts, ...rest }: StepperProps) {
  return (
    <div {...rest} className={root}>
      <ol aria-label={label} className={list}>
        {steps.map((text, index) => {
          const state = stateOf(index + 1, step);
          return (
            <li
              key={text}
              aria-current={state === 'current' ? 'step' : undefined}
              className={stepClass({ state })}
            >
              <span aria-hidden className={marker({ state })}>
                {state === 'done' ? <Icon glyph={Check} size="small" /> : index + 1}
              </span>
              <span className={name({ brief: state !== 'current' })}>{text}</span>
              {state === 'current' ? null : <VisuallyHidden>{texts[state]}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

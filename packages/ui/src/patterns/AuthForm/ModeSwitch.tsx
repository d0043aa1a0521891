'use client';

import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { mode as modeClass, modes } from './AuthForm.css.ts';
import type { AuthFormTexts } from './types.ts';

interface ModeSwitchProps {
  mode: 'login' | 'register';
  texts: AuthFormTexts;
  disabled: boolean;
  /** Called to replace this form with the other one. */
  onSwitch: () => void;
}

/**
 * Sign-in and sign-up side by side, equally prominent [2.206]. The form shows the selected one. The button for the other
 * one stays the same element, so that it keeps the focus.
 */
export function ModeSwitch({ mode, texts, disabled, onSwitch }: ModeSwitchProps) {
  const other = mode === 'login' ? 'register' : 'login';
  return (
    <div data-mode={mode} className={modes}>
      <span aria-hidden aria-current="true" className={modeClass}>
        {texts[other].switch}
      </span>
      <VisuallyHidden>{texts[mode].question}</VisuallyHidden>
      <button type="button" disabled={disabled} className={modeClass} onClick={onSwitch}>
        {texts[mode].switch}
      </button>
    </div>
  );
}

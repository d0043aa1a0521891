'use client';

import { Button } from '../../components/Button/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { ownElement } from '../../theme/base.css.ts';
import { inside } from './GoogleButton.css.ts';

export interface GoogleButtonProps extends Omit<ClosedProps<'button'>, 'children' | 'onClick'> {
  /** 'Continue with Google', or 'Sign up with Google' for a sign-up. */
  label: string;
  /** Whether the sign-in is running. @default false */
  busy?: boolean;
  /** Called when the button is pressed. */
  onPress: () => void;
}

/** Signs in by a third party. Renders the button of the third party if the app provides it. */
export function GoogleButton(props: GoogleButtonProps) {
  const { renderThirdPartyButton } = useUi();
  const { label, onPress } = props;
  const ownButton = ({ onPress: pressOwn, busy }: { onPress: () => void; busy: boolean }) => (
    <OwnButton {...props} busy={props.busy === true || busy} onPress={pressOwn} />
  );
  if (!renderThirdPartyButton) return <OwnButton {...props} />;
  return renderThirdPartyButton({ label, onPress, ownButton });
}

function OwnButton({ label, busy = false, onPress, ...rest }: GoogleButtonProps) {
  return (
    <Button {...rest} wide busy={busy} onClick={onPress}>
      <span className={inside}>
        <svg aria-hidden="true" className={ownElement} width="18" height="18" viewBox="0 0 48 48">
          <path
            fill="#EA4335"
            d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
          />
          <path
            fill="#4285F4"
            d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6c4.5-4.2 7.2-10.3 7.2-17.6z"
          />
          <path
            fill="#FBBC05"
            d="M10.5 28.6A14.5 14.5 0 0 1 9.8 24c0-1.6.3-3.1.8-4.6l-8-6.2A24 24 0 0 0 0 24c0 3.9.9 7.6 2.6 10.8l7.9-6.2z"
          />
          <path
            fill="#34A853"
            d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.8-6c-2.1 1.4-4.9 2.3-8.1 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
          />
        </svg>
        {label}
      </span>
    </Button>
  );
}

import { expect, test } from 'vitest';
import { inertMarkup } from '../trustedTypes.ts';
import { recordEarlyInput } from './recordEarlyInput.ts';

test('the inline script passes where Trusted Types are required, should React write it anew', () => {
  const script = `(${recordEarlyInput})()`;
  expect(inertMarkup(script)).toBe(script);
});

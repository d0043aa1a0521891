import { expect, test } from 'vitest';
import { inertMarkup } from '../app/trustedTypes.ts';
import { recordEarlyInput } from './early.ts';

test('the inline script passes where Trusted Types are required, should React write it anew', () => {
  const script = `(${recordEarlyInput})()`;
  expect(inertMarkup(script)).toBe(script);
});

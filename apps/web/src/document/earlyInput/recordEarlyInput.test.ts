import { expect, test } from 'vitest';
import { inertMarkup } from '../trustedTypes.ts';
import { recordEarlyInput } from './recordEarlyInput.ts';

test('Trusted Types accept the inline script if React renders it again', () => {
  const script = `(${recordEarlyInput})(1)`;
  expect(inertMarkup(script)).toBe(script);
});

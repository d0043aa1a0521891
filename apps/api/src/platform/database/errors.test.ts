import { expect, test } from 'vitest';
import { databaseErrorKind, isConnectionUnusable } from './errors.ts';

const errorWith = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['a read-only transaction', '25006'],
  ['a failed connection', '08006'],
  ['a shutdown by the operator', '57P01'],
])('%s (%s) is an outage, and its connection is not used again', (_, code) => {
  expect(databaseErrorKind(errorWith(code))).toBe('away');
  expect(isConnectionUnusable(errorWith(code))).toBe(true);
});

test.each([
  ['a full disk', '53100'],
  ['an error of its disk', '58030'],
  ['a canceled statement', '57014'],
  ['a deadlock', '40P01'],
  ['a changed password', '28P01'],
  ['a missing database', '3D000'],
])('%s (%s) is an outage, and its connection is used again', (_, code) => {
  expect(databaseErrorKind(errorWith(code))).toBe('away');
  expect(isConnectionUnusable(errorWith(code))).toBe(false);
});

test.each([
  ['a unique violation', '23505'],
  ['a syntax error', '42601'],
  ['a missing right', '42501'],
])('%s (%s) is no outage', (_, code) => {
  expect(databaseErrorKind(errorWith(code))).toBeNull();
  expect(isConnectionUnusable(errorWith(code))).toBe(false);
});

import * as z from 'zod/mini';
import { isPlainLine } from './names.ts';
import type { ValidationKey } from './validation.ts';

/** A message of a schema. */
export const say = (key: ValidationKey) => key;

/** A required text. */
export const text = (required: ValidationKey, maximum: number) =>
  z
    .string(say(required))
    .check(z.trim(), z.minLength(1, say(required)), z.maxLength(maximum, say('tooLong')));

/** Rejects line breaks and invisible characters. */
export const plainLine = () => z.refine<string>(isPlainLine, say('textInvalid'));

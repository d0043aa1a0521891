import * as z from 'zod/mini';
import { isPlainLine, isVisible } from './names.ts';
import type { ValidationKey } from './validation.ts';

/** A message of a schema. */
export const say = (key: ValidationKey) => key;

/** Rejects a text without a visible character [2.491]. */
export const visibleText = (required: ValidationKey) => z.refine<string>(isVisible, say(required));

/** A required text. */
export const text = (required: ValidationKey, maximum: number) =>
  z.string(say(required)).check(z.trim(), visibleText(required), z.maxLength(maximum, say('tooLong')));

/** Rejects line breaks and invisible characters. */
export const plainLine = () => z.refine<string>(isPlainLine, say('textInvalid'));

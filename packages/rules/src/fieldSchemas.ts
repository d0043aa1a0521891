import * as z from 'zod/mini';
import { isPlainLine, isVisible } from './names.ts';
import type { ValidationKey } from './validation.ts';

/** A message of a schema. */
export const say = (key: ValidationKey) => key;

/** Rejects a text without a visible character [2.491]. */
export const visibleText = (required: ValidationKey) => z.refine<string>(isVisible, say(required));

/** The length of a text in Unicode characters, as the contract counts it [2.497]. */
const lengthOf = (text: string) => Array.from(text).length;

/**
 * Rejects a longer text. HTML's `maxlength` counts UTF-16 code units and cuts off what is pasted, so fields have none.
 */
export const longest = (maximum: number, key: ValidationKey = 'tooLong') =>
  z.refine<string>((text) => lengthOf(text) <= maximum, say(key));

/** Rejects a shorter text. */
export const shortest = (minimum: number, key: ValidationKey) =>
  z.refine<string>((text) => lengthOf(text) >= minimum, say(key));

/** A required text. */
export const text = (required: ValidationKey, maximum: number) =>
  z.string(say(required)).check(z.trim(), visibleText(required), longest(maximum));

/** Rejects line breaks and invisible characters. */
export const plainLine = () => z.refine<string>(isPlainLine, say('textInvalid'));

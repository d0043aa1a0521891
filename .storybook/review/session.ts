import type { Change } from './changes.ts';
import type { CommandRun } from './runCommands.ts';

/** The characters of a CSS color, such as `color(display-p3 0.1234 0.1234 0.1234)`, with some to spare. */
export const accentMaxLength = 60;

/** The characters of the words that select story files. */
export const wordsMaxLength = 200;

/** What a page needs to write. */
export interface ReviewSession {
  /** Authorizes the page to write. */
  token: string;
  /** The accent in the light theme: now, and when the review started. `null` if the review cannot change it. */
  accent: { current: string; start: string } | null;
  /** The words that selected the story files of the last comparison. */
  words: string;
  /** Whether there is a comparison, which may have found no change. */
  hasCompared: boolean;
  /** The comparison that this review has started. */
  run: CommandRun | undefined;
}

export interface Review {
  changes: readonly Change[];
  /** Without one, the page is a report. */
  session: ReviewSession | null;
}

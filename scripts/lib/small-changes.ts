/** A change that nobody would mean, small enough to be overlooked. */
export interface Change {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Parts of the paths of the story files that show it, so that not every story has to be looked at. */
  stories: readonly string[];
}

const ui = 'packages/ui/src';

export const changes: readonly Change[] = [];

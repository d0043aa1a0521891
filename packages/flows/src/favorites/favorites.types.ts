/** A course that became a favorite, or is none any more. */
export interface FavoriteChange {
  courseId: string;
  isFavorite: boolean;
}

/** A change that was undone. */
interface FavoriteFailure extends FavoriteChange {
  /** The server's message; null if the device keeps no more favorites. */
  message: string | null;
}

export interface FavoritesContext {
  /** The signed-in user; null for a guest, whose favorites the device keeps. */
  userId: string | null;
  /** The saved favorites, the last added first. */
  ids: readonly string[];
  /** What the user changed since, in order. The first one may be under way. */
  changes: readonly FavoriteChange[];
  /** The last change that was undone; null after the next one. */
  failure: FavoriteFailure | null;
  /** Why the favorites of the account could not be loaded. */
  message: string | null;
}

function withChange(ids: readonly string[], { courseId, isFavorite }: FavoriteChange): readonly string[] {
  if (ids.includes(courseId) === isFavorite) return ids;
  return isFavorite ? [courseId, ...ids] : ids.filter((id) => id !== courseId);
}

/** The favorites that the user sees: those that are saved, with the changes that are not. */
export function favoritesIn({ ids, changes }: Pick<FavoritesContext, 'ids' | 'changes'>): readonly string[] {
  return changes.reduce(withChange, ids);
}

/**
 * The changes after another press. Of several for one course only the last is saved, and none if it changes nothing.
 * @param underWay how many of the changes are being saved
 */
export function changesAfter(
  { ids, changes }: Pick<FavoritesContext, 'ids' | 'changes'>,
  change: FavoriteChange,
  underWay: number,
): readonly FavoriteChange[] {
  const sent = changes.slice(0, underWay);
  const others = changes.slice(underWay).filter(({ courseId }) => courseId !== change.courseId);
  const wasFavorite = favoritesIn({ ids, changes: sent }).includes(change.courseId);
  return wasFavorite === change.isFavorite ? [...sent, ...others] : [...sent, ...others, change];
}

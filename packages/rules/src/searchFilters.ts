/** The values of the filters of a search [2.333] and of a category [2.400], in display order. */
export const searchFilters = {
  /** Free, not free, up to an amount, or from an amount on. */
  price: ['free', 'paid', '20', '50', '100', '100-'],
  /** The worst average rating. */
  minRating: ['4', '3'],
  time: ['upcoming'],
  seats: ['available'],
} as const;

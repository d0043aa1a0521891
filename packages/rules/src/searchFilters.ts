/** The values of the filters of a search [2.333], in display order. */
export const searchFilters = {
  /** Free, not free, or up to an amount. */
  price: ['free', 'paid', '20', '50', '100'],
  /** The worst average rating. */
  minRating: ['4', '3'],
  time: ['upcoming'],
} as const;

import type { Review } from '@lyceum/api-client';
import type { TFunction } from 'i18next';

/** The props of a review's card. */
export function reviewCard(review: Review, t: TFunction<'reviews'>) {
  const { author, stars, text, createdAt, updatedAt } = review;
  return {
    author,
    stars,
    text,
    written: createdAt,
    isEdited: updatedAt !== createdAt,
    texts: { stars: t('given', { count: stars }), edited: t('edited') },
  };
}

import type { Review } from '@lyceum/api-client';
import { ReviewCard, type ReviewCardProps } from '@lyceum/ui/patterns/ReviewCard';
import { useTranslation } from 'react-i18next';

export interface ReviewItemProps extends Pick<ReviewCardProps, 'level' | 'actions' | 'children'> {
  review: Review;
}

/** The card of a review. */
export function ReviewItem({ review, ...rest }: ReviewItemProps) {
  const { t } = useTranslation('reviews');
  const { author, stars, text, createdAt, updatedAt, reply } = review;
  return (
    <ReviewCard
      {...rest}
      author={author}
      stars={stars}
      text={text}
      written={createdAt}
      isEdited={updatedAt !== createdAt}
      reply={reply ? { label: t('reply.by'), text: reply.text, written: reply.repliedAt } : undefined}
      texts={{ stars: t('given', { count: stars }), edited: t('edited') }}
    />
  );
}

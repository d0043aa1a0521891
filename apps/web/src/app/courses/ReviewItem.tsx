import type { Review } from '@lyceum/api-client';
import { ReviewCard, type ReviewCardProps } from '@lyceum/ui/patterns/ReviewCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../platform/i18n/useTimeZone.ts';

export interface ReviewItemProps extends Pick<ReviewCardProps, 'level' | 'actions' | 'children'> {
  review: Review;
  /** Renders 'Report' for the review and its reply. @default nothing */
  renderReport?: (subject: 'review' | 'reply') => ReactNode;
}

/** The card of a review. */
export function ReviewItem({ review, renderReport, ...rest }: ReviewItemProps) {
  const { t } = useTranslation('reviews');
  const { author, stars, text, createdAt, updatedAt, reply } = review;
  return (
    <ReviewCard
      {...rest}
      author={author}
      stars={stars}
      text={text}
      writtenAt={createdAt}
      timeZone={useTimeZone()}
      isEdited={updatedAt !== createdAt}
      aside={renderReport?.('review')}
      reply={
        reply
          ? {
              label: t('reply.by'),
              text: reply.text,
              writtenAt: reply.repliedAt,
              aside: renderReport?.('reply'),
            }
          : undefined
      }
      texts={{ stars: t('given', { count: stars }), edited: t('edited') }}
    />
  );
}

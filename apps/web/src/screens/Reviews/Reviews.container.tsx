import type { Course, ReviewPage } from '@lyceum/api-client';
import { limits, type SortOf } from '@lyceum/rules';
import { lazy } from 'react';
import { reviewList } from '../../catalog/courseReviews.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { useSort } from '../../catalog/useSort.ts';
import { untilLoaded } from '../../document/loading/loads.ts';
import { useSession } from '../../session/useSession.ts';
import { LazyBoundary } from '../parts/LazyBoundary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { type ReviewedCourse, ReviewsScreen } from './ReviewsScreen.tsx';

/** With the form, which most visitors do not need. */
const OwnReviewContainer = lazy(() => untilLoaded(() => import('./OwnReview.container.tsx')));

/** For the instructor of the course. */
const AnsweredReviewContainer = lazy(() => untilLoaded(() => import('./AnsweredReview.container.tsx')));

interface ReviewsContainerProps {
  /** The page that the list begins with. */
  page: number;
  loaded: {
    course: ReviewedCourse & { instructor: Pick<Course['instructor'], 'id'> };
    reviews: ReviewPage;
    sortBy: SortOf<'courseReviews'>;
    page: number;
  };
}

export function ReviewsContainer({ page, loaded }: ReviewsContainerProps) {
  const { course, reviews } = loaded;
  const { user } = useSession();
  const { sortBy, chosen, choose } = useSort('courseReviews');
  const isLoaded = sortBy === loaded.sortBy && page === loaded.page;
  const [list, send] = useCatalogList(reviewList, {
    query: { id: course.id, sortBy, ratings: [page, ...reviews.distribution, reviews.totalResults].join() },
    limit: limits.reviewsPerPage,
    firstPage: page,
    initial: isLoaded ? reviews : undefined,
  });
  return (
    <ReviewsScreen
      course={course}
      distribution={reviews.distribution}
      list={list}
      send={send}
      sortBy={chosen}
      onSort={choose}
      renderReview={
        user?.id === course.instructor.id
          ? (review) => (
              <LazyBoundary>
                <AnsweredReviewContainer key={user.id} review={review} userId={user.id} Item={ReviewItem} />
              </LazyBoundary>
            )
          : undefined
      }
    >
      {user && (
        <LazyBoundary>
          <OwnReviewContainer key={user.id} courseId={course.id} userId={user.id} Item={ReviewItem} />
        </LazyBoundary>
      )}
    </ReviewsScreen>
  );
}

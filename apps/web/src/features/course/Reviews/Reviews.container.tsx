import type { Course, ReportedReview, Review, ReviewPage } from '@lyceum/api-client';
import { limits, type SortOf } from '@lyceum/rules';
import { lazy, useState } from 'react';
import { ReviewItem } from '../../../app/courses/ReviewItem.tsx';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { useSort } from '../../../app/lists/useSort.ts';
import { useSession } from '../../../app/session/useSession.ts';
import { LazyBoundary } from '../../../platform/errors/LazyBoundary.tsx';
import { reviewList } from './courseReviews.ts';
import { ReportButton } from './ReportButton.tsx';
import { type ReviewedCourse, ReviewsScreen } from './ReviewsScreen.tsx';

/** With the form, which most visitors do not need. */
const OwnReviewContainer = lazy(() => import('./OwnReview.container.tsx'));

/** For the instructor of the course. */
const ReviewWithReplyContainer = lazy(() => import('./ReviewWithReply.container.tsx'));

/** For users, whose earlier reports are marked, and for guests who press 'Report'. */
const ReportDialogContainer = lazy(() => import('./ReportDialog.container.tsx'));

const none: readonly ReportedReview[] = [];

interface ReviewsContainerProps {
  /** The page that the list begins with. */
  page: number;
  loaderData: {
    course: ReviewedCourse & { instructor: Pick<Course['instructor'], 'id'> };
    reviews: ReviewPage;
    sortBy: SortOf<'courseReviews'>;
    page: number;
  };
}

export function ReviewsContainer({ page, loaderData }: ReviewsContainerProps) {
  const { course, reviews } = loaderData;
  const { user } = useSession();
  const [reportTarget, setReportTarget] = useState<ReportedReview | null>(null);
  const [reported, setReported] = useState(none);
  const { sortBy, selectedSort, choose } = useSort('courseReviews');
  const isLoaded = sortBy === loaderData.sortBy && page === loaderData.page;
  const [list, send] = useCatalogList(reviewList, {
    query: { id: course.id, sortBy, ratings: [...reviews.distribution, reviews.totalResults].join() },
    limit: limits.reviewsPerPage,
    firstPage: page,
    initial: isLoaded ? reviews : undefined,
  });
  const renderReportOf = (review: Review) => (subject: ReportedReview['subject']) => (
    <ReportButton
      target={{ review: review.id, subject }}
      reported={reported}
      onReport={(target) => setReportTarget({ ...target })}
    />
  );
  return (
    <ReviewsScreen
      course={course}
      distribution={reviews.distribution}
      list={list}
      send={send}
      sortBy={selectedSort}
      onSort={choose}
      renderReview={
        user?.id === course.instructor.id
          ? (review) => (
              <LazyBoundary>
                <ReviewWithReplyContainer
                  key={user.id}
                  review={review}
                  userId={user.id}
                  Item={ReviewItem}
                  report={renderReportOf(review)('review')}
                />
              </LazyBoundary>
            )
          : (review) => <ReviewItem review={review} renderReport={renderReportOf(review)} />
      }
    >
      {(user || reportTarget) && (
        <LazyBoundary>
          <ReportDialogContainer
            courseId={course.id}
            userId={user?.id ?? null}
            reportTarget={reportTarget}
            onReported={setReported}
          />
        </LazyBoundary>
      )}
      {user && (
        <LazyBoundary>
          <OwnReviewContainer
            key={user.id}
            courseId={course.id}
            userId={user.id}
            isVerified={user.isEmailVerified}
            Item={ReviewItem}
          />
        </LazyBoundary>
      )}
    </ReviewsScreen>
  );
}

import type { Course, ReportedReview, Review, ReviewPage } from '@lyceum/api-client';
import { limits, type SortOf } from '@lyceum/rules';
import { lazy, useState } from 'react';
import { reviewList } from '../../catalog/courseReviews.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { useSort } from '../../catalog/useSort.ts';
import { loadPageTexts } from '../../document/i18n.ts';
import { untilLoaded } from '../../document/loading/loads.ts';
import { useSession } from '../../session/useSession.ts';
import { LazyBoundary } from '../parts/LazyBoundary.tsx';
import { ReportButton } from './ReportButton.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { type ReviewedCourse, ReviewsScreen } from './ReviewsScreen.tsx';

const loadOwnReview = async () => {
  const [container] = await Promise.all([import('./OwnReview.container.tsx'), loadPageTexts('reports')]);
  return container;
};
/** With the form, which most visitors do not need. */
const OwnReviewContainer = lazy(() => untilLoaded(loadOwnReview));

/** For the instructor of the course. */
const AnsweredReviewContainer = lazy(() => untilLoaded(() => import('./AnsweredReview.container.tsx')));

const loadReports = async () => {
  const [container] = await Promise.all([
    import('./ReportDialog.container.tsx'),
    loadPageTexts('reports', 'errors'),
  ]);
  return container;
};
/** For users, whose earlier reports are marked, and for guests who press 'Report'. */
const ReportDialogContainer = lazy(() => untilLoaded(loadReports));

const none: readonly ReportedReview[] = [];

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
  const [wanted, setWanted] = useState<ReportedReview | null>(null);
  const [reported, setReported] = useState(none);
  const { sortBy, chosen, choose } = useSort('courseReviews');
  const isLoaded = sortBy === loaded.sortBy && page === loaded.page;
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
      onReport={(target) => setWanted({ ...target })}
    />
  );
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
                <AnsweredReviewContainer
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
      {(user || wanted) && (
        <LazyBoundary>
          <ReportDialogContainer
            courseId={course.id}
            userId={user?.id ?? null}
            wanted={wanted}
            onReported={setReported}
          />
        </LazyBoundary>
      )}
      {user && (
        <LazyBoundary>
          <OwnReviewContainer key={user.id} courseId={course.id} userId={user.id} Item={ReviewItem} />
        </LazyBoundary>
      )}
    </ReviewsScreen>
  );
}

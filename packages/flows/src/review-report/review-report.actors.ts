import type { ApiClient, ReportedReview } from '@lyceum/api-client';
import type { ReportForm } from '@lyceum/rules/review';
import { fromPromise } from 'xstate';

export function reviewReportActors(api: ApiClient) {
  return {
    loadReported: fromPromise<readonly ReportedReview[], { courseId: string }>(
      async ({ input, signal }) =>
        (await api.call('listReportedReviews', { path: { id: input.courseId }, signal })).results,
    ),
    // Without the signal: the report is sent even if the user leaves the page.
    report: fromPromise<void, { target: ReportedReview | null; values: ReportForm }>(
      async ({ input: { target, values } }) => {
        if (!target) return;
        const body = { subject: target.subject, reason: values.reason, details: values.text };
        await api.call('reportReview', { path: { id: target.review }, body });
      },
    ),
  };
}

import type { ReportedReview } from '@lyceum/api-client';
import { reviewReportActors, reviewReportMachine } from '@lyceum/flows/review-report';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../../../app/system/useFlow.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface ReportDialogContainerProps {
  courseId: string;
  userId: string | null;
  /** The text for which 'Report' was pressed last; a new object for each time. */
  reportTarget: ReportedReview | null;
  /** Called with what the user has reported. */
  onReported: (reported: readonly ReportedReview[]) => void;
}

export default function ReportDialogContainer(props: ReportDialogContainerProps) {
  const { courseId, userId, reportTarget, onReported } = props;
  const [report, send] = useFlow(reviewReportMachine, reviewReportActors, { input: { courseId, userId } });
  const request = useEffectEvent((target: ReportedReview) => send({ type: 'report.requested', target }));
  useEffect(() => {
    if (reportTarget) request(reportTarget);
  }, [reportTarget]);
  const { reported } = report.context;
  useEffect(() => onReported(reported), [reported, onReported]);
  return <ReportDialog report={report} send={send} />;
}

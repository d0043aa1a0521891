/** Why a review or a reply is reported or hidden, in the order of the form. */
export const reportReasons = ['spam', 'insulting', 'off_topic', 'personal_data', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** What is reported: a review itself, or the reply of the instructor to it. */
export type ReportSubject = 'review' | 'reply';

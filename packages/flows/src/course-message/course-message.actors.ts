import type { ApiClient, CourseMessage } from '@lyceum/api-client';
import type { MessageForm } from '@lyceum/rules/message';
import { fromPromise } from 'xstate';

export function courseMessageActors(api: ApiClient) {
  return {
    countRecipients: fromPromise<number, { courseId: string }>(async ({ input, signal }) => {
      const call = { path: { id: input.courseId }, query: { limit: 1 }, signal };
      return (await api.call('listCourseMessages', call)).recipients;
    }),
    // Without the signal: the message is sent even if the user leaves the page.
    send: fromPromise<CourseMessage, { courseId: string; id: string | null; values: MessageForm | null }>(
      ({ input: { courseId, id, values } }) => {
        if (!id || !values) throw new Error('A message was sent before the form was submitted.');
        return api.call('sendCourseMessage', { path: { id: courseId }, body: { id, ...values } });
      },
    ),
  };
}

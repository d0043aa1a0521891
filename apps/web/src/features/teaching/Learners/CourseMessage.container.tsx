import { courseMessageActors, courseMessageMachine, messageDraftKey } from '@lyceum/flows/course-message';
import { limits } from '@lyceum/rules';
import { messageDraftSchema } from '@lyceum/rules/message';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { usePagedList } from '../../../app/lists/usePagedList.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { messageList } from '../lists.ts';
import { CourseMessage } from './CourseMessage.tsx';
import { SentMessages } from './SentMessages.tsx';

export function CourseMessageContainer({ courseId, userId }: { courseId: string; userId: string }) {
  const draft = useStoredDraft(messageDraftKey(courseId, userId), messageDraftSchema);
  const [writing, send] = useFlow(courseMessageMachine, courseMessageActors, {
    input: { courseId, userId, draft },
  });
  const [list, sendToList] = usePagedList(messageList, {
    query: { courseId, sentCount: String(writing.context.sent) },
    limit: limits.messagesPerPage,
  });
  return (
    <CourseMessage writing={writing} send={send}>
      <SentMessages list={list} send={sendToList} />
    </CourseMessage>
  );
}

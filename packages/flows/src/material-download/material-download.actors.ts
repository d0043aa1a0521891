import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { MaterialToDownload } from './material-download.types.ts';

export function materialDownloadActors(api: ApiClient) {
  return {
    findAddress: fromPromise<string | null, MaterialToDownload>(
      async ({ input: { courseId, materialId }, signal }) => {
        const { sessions } = await api.call('listCourseSessions', { path: { id: courseId }, signal });
        const material = sessions.flatMap(({ materials }) => materials).find(({ id }) => id === materialId);
        return material?.file ? material.url : null;
      },
    ),
  };
}

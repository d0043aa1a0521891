import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { pageOfCourseFigures } from '../../teaching/statistics.ts';

export const listCourseFigures: Handler<'listCourseFigures'> = async (request, context) => ({
  status: 200,
  body: await pageOfCourseFigures(context, signedIn(request).user.id, request.query),
});

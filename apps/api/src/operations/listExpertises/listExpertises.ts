import { pageOfExpertises } from '../../catalog/expertises.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listExpertises: Handler<'listExpertises'> = async ({ query }, { db }) => ({
  status: 200,
  body: await pageOfExpertises(db, query, query),
});
listExpertises.subjects = () => ['expertises'];

import { reviewModerationActors, reviewModerationMachine } from '@lyceum/flows/review-moderation';
import { useSearchParams } from 'react-router-dom';
import { useFlow } from '../../../app/system/useFlow.ts';
import { ReviewReportsScreen } from './ReviewReportsScreen.tsx';

/** The list is in the address: `?status=hidden`. */
export function ReviewReportsContainer() {
  const [search, setSearch] = useSearchParams();
  const list = search.get('status') === 'hidden' ? 'hidden' : 'open';
  const [moderation, send] = useFlow(reviewModerationMachine, reviewModerationActors, {
    input: { list },
    key: list,
  });
  return (
    <ReviewReportsScreen
      moderation={moderation}
      send={send}
      onList={(choice) =>
        setSearch(choice === 'hidden' ? { status: 'hidden' } : {}, { preventScrollReset: true })
      }
    />
  );
}

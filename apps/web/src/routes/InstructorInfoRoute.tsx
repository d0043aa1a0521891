import { mayApply } from '@lyceum/rules';
import { Navigate } from 'react-router-dom';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { InstructorInfoContainer } from '../screens/InstructorInfo/InstructorInfo.container.tsx';
import { Protected } from '../session/Protected.tsx';
import { WithProfile } from '../session/WithProfile.tsx';
import type { Route } from './+types/InstructorInfoRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = async () => {
  await loadPageTexts('instructor');
  return { texts: null };
};

export default function InstructorInfoRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return (
    <Protected guestsTo="/" ended={<Navigate to="/" replace />}>
      {(user) =>
        mayApply(user.role) ? (
          <WithProfile user={user}>
            {(known) => <InstructorInfoContainer key={known.id} user={known} />}
          </WithProfile>
        ) : (
          <Navigate to="/" replace />
        )
      }
    </Protected>
  );
}

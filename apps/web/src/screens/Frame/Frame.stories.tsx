import type { User } from '@lyceum/api-client';
import { sessionMachine } from '@lyceum/flows/session';
import { Page } from '@lyceum/ui/components/layout';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { nobody, SessionContext, sessionOf } from '../../app/session.tsx';
import { at } from '../../stories/at.ts';
import { inApp } from '../../stories/inApp.tsx';
import { instructor, learner } from '../../stories/samples.ts';
import { Restoring } from '../parts/Restoring.tsx';
import { Banners } from './Banners.tsx';
import { Frame } from './Frame.tsx';

type Session = SnapshotFrom<typeof sessionMachine>;
type PersonState = Extract<Session['value'], object>['signedIn']['person'];

const session = (value: 'restoring' | 'signedOut') => at(sessionMachine, value, { user: null });
const signedIn = (user: User, person: PersonState = 'known') =>
  at(sessionMachine, { signedIn: { person, upkeep: 'waiting', storage: 'watching' } }, { user });

interface FrameAtProps {
  /** Who is there. */
  session: Session;
  signOut: () => void;
  /** Whether the page is one that waits until it is known who is there. */
  isProtected: boolean;
}

/** The frame as the app puts it around a page. */
function FrameAt({ session: snapshot, signOut, isProtected }: FrameAtProps) {
  return (
    <SessionContext value={{ ...nobody, ...sessionOf(snapshot), signOut }}>
      <Frame banners={<Banners />} year={2026}>
        {isProtected ? (
          <Restoring />
        ) : (
          <Page room="ample">
            <PageHeader title={t('catalogue:categories.title')} />
          </Page>
        )}
      </Frame>
    </SessionContext>
  );
}

const meta = {
  title: 'Frame',
  component: FrameAt,
  decorators: [inApp({ path: '/categories' })],
  parameters: { layout: 'fullscreen' },
  args: { session: session('signedOut'), signOut: fn(), isProtected: false },
} satisfies Meta<typeof FrameAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The avatar comes with a part of its own, which is loaded for who is signed in. */
const bearsName: Play = async ({ canvas, args }) => {
  const name = args.session.context.user?.name ?? '';
  await expect(await canvas.findByRole('button', { name })).toBeVisible();
};

/** Opens the menu, where the badge is. */
const hasBadge =
  (badge: string): Play =>
  async (context) => {
    const { canvas, args } = context;
    await bearsName(context);
    await userEvent.click(canvas.getByRole('button', { name: args.session.context.user?.name ?? '' }));
    await waitFor(() => expect(screen.getByText(badge)).toBeVisible());
  };

/** A guest can sign in, and learns how to become an expert. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('common:header.signIn') })).toBeVisible();
  },
};

/** The browser has not looked into its storage yet: a page for everyone is there already. */
export const SessionRestoring: Story = { args: { session: session('restoring') } };

/** A page behind a sign-in waits. */
export const ProtectedPageRestoring: Story = { args: { session: session('restoring'), isProtected: true } };

export const Learner: Story = {
  args: { session: signedIn(learner) },
  play: async (context) => {
    await hasBadge(t('common:roles.learner'))(context);
    await userEvent.click(screen.getByRole('menuitem', { name: t('common:userMenu.logout') }));
    await expect(context.args.signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LearnerMenu: Story = {
  args: { session: signedIn(learner) },
  play: hasBadge(t('common:roles.learner')),
};

/** The stored token may be older than what the server knows: nothing is said of the person's account yet. */
export const PersonLoading: Story = {
  args: { session: signedIn({ ...learner, isEmailVerified: false }, 'loading') },
  play: bearsName,
};

/** Right after a sign-in, while the browser stores the tokens. */
export const KeepingTokens: Story = {
  args: { session: signedIn(learner, 'keepingTokens') },
  play: bearsName,
};

/** The server is asked what the person is now, behind what is shown. */
export const PersonReloading: Story = {
  args: { session: signedIn(learner, 'reloading') },
  play: bearsName,
};

export const ApprovedInstructor: Story = {
  args: { session: signedIn(instructor) },
  play: hasBadge(t('common:status.approved')),
};

export const PendingInstructor: Story = {
  args: { session: signedIn({ ...instructor, isInstructorApproved: false, instructorStatus: 'pending' }) },
  play: hasBadge(t('common:status.pending')),
};

export const RejectedInstructor: Story = {
  args: { session: signedIn({ ...instructor, isInstructorApproved: false, instructorStatus: 'rejected' }) },
  play: hasBadge(t('common:status.rejected')),
};

export const Admin: Story = {
  args: { session: signedIn({ ...learner, role: 'admin' }) },
  play: hasBadge(t('common:roles.admin')),
};

/** A banner leads an instructor whose profile is incomplete to the steps that complete it. */
export const IncompleteProfile: Story = {
  args: {
    session: signedIn({
      ...instructor,
      isInstructorApproved: false,
      instructorStatus: 'incomplete',
      bio: '',
    }),
  },
  play: async (context) => {
    await bearsName(context);
    const link = await context.canvas.findByRole('link', { name: t('common:profileBanner.action') });
    await expect(link).toHaveAttribute('href', '/instructor-onboarding');
  },
};

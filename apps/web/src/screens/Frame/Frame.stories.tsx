import type { User } from '@lyceum/api-client';
import { languageChoiceMachine } from '@lyceum/flows/language-choice';
import { sessionMachine } from '@lyceum/flows/session';
import { Page } from '@lyceum/ui/components/layout';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { LanguageChoiceContext } from '../../document/LanguageChoiceProvider.tsx';
import { instructor, learner } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { at } from '../../fixtures/snapshotAt.ts';
import { LoadingUser } from '../../session/LoadingUser.tsx';
import { restoringSession, SessionContext, sessionOf } from '../../session/SessionProvider.tsx';
import { Banners } from './Banners.tsx';
import { Frame } from './Frame.tsx';

type Session = SnapshotFrom<typeof sessionMachine>;
type UserState = Extract<Session['value'], object>['signedIn']['user'];

const session = (value: 'restoring' | 'signedOut') => at(sessionMachine, value, { user: null });
const signedIn = (user: User, state: UserState = 'loaded') =>
  at(sessionMachine, { signedIn: { user: state, upkeep: 'waiting', storage: 'watching' } }, { user });

type LanguageChoice = SnapshotFrom<typeof languageChoiceMachine>;

const languageChoice = (
  value: LanguageChoice['value'],
  place: LanguageChoice['context']['place'] = 'list',
): LanguageChoice => at(languageChoiceMachine, value, { language: 'fr', place });

interface FrameAtProps {
  /** Who is there. */
  session: Session;
  /** How a change of the language is coming along. */
  choice: LanguageChoice;
  onLanguage: () => void;
  signOut: () => void;
  reloadUser: () => void;
  /** Whether the page is one that waits until it is known who is there. */
  isProtected: boolean;
}

/** The frame as the app puts it around a page. */
function FrameAt({ session: snapshot, choice, onLanguage, signOut, reloadUser, isProtected }: FrameAtProps) {
  return (
    <SessionContext value={{ ...restoringSession, ...sessionOf(snapshot), signOut, reloadUser }}>
      <LanguageChoiceContext value={{ choice, send: onLanguage }}>
        <Frame banners={<Banners />} year={2026}>
          {isProtected ? (
            <LoadingUser />
          ) : (
            <Page paddingBlock="both">
              <PageHeader title={t('catalog:categories.title')} />
            </Page>
          )}
        </Frame>
      </LanguageChoiceContext>
    </SessionContext>
  );
}

const meta = {
  title: 'Frame',
  component: FrameAt,
  decorators: [inApp({ path: '/categories' })],
  parameters: { layout: 'fullscreen' },
  args: {
    session: session('signedOut'),
    choice: languageChoice('settled'),
    onLanguage: fn(),
    signOut: fn(),
    reloadUser: fn(),
    isProtected: false,
  },
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

/** Opens the menu, and finds in it what concerns everybody and what concerns some, in this order. */
const hasMenu =
  (badge: string, { payments = false, requests = false } = {}): Play =>
  async (context) => {
    await hasBadge(badge)(context);
    const items = [
      t('common:userMenu.profile'),
      t('common:userMenu.password'),
      t('common:userMenu.instructor'),
      t('common:userMenu.notifications'),
      ...(payments ? [t('common:userMenu.payments')] : []),
      ...(requests ? [t('common:userMenu.instructorRequests')] : []),
      t('common:userMenu.dashboard'),
      t('common:userMenu.logout'),
    ];
    const found = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(found).toEqual(items);
  };

/** A guest can sign in, and learns how to become an expert. */
export const Guest: Story = {
  tags: ['2.110'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('common:header.signIn') })).toBeVisible();
  },
};

/** The texts of another language are on their way: a thin line says so. */
export const LanguageChanging: Story = { tags: ['2.154'], args: { choice: languageChoice('changing') } };

/** The language stays as it was, and why is said where it was chosen. */
export const LanguageFailed: Story = {
  tags: ['4.25'],
  args: { choice: languageChoice('failed') },
  play: async ({ canvas, args }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('alert')).toHaveTextContent(t('common:footer.languageFailed'));
    await userEvent.click(footer.getByRole('link', { name: 'Français' }));
    await expect(args.onLanguage).toHaveBeenCalledWith({
      type: 'language.chosen',
      language: 'fr',
      place: 'list',
    });
  },
};

/** Who chose it in the menu, which is closed by now, reads it below the header. */
export const LanguageFailedInMenu: Story = {
  tags: ['4.25'],
  args: { session: signedIn(learner), choice: languageChoice('failed', 'accountMenu') },
  play: async (context) => {
    await bearsName(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(t('common:footer.languageFailed'));
  },
};

/** The browser has not looked into its storage yet: a page for everyone is there already. */
export const SessionRestoring: Story = { args: { session: session('restoring') } };

/** A page behind a sign-in waits. */
export const ProtectedPageRestoring: Story = { args: { session: session('restoring'), isProtected: true } };

/** The server gives no answer: the user stays signed in, and can ask again. */
export const UserUnavailable: Story = {
  args: { session: signedIn(learner, 'unavailable'), isProtected: true },
  play: async (context) => {
    await bearsName(context);
    await userEvent.click(context.canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(context.args.reloadUser).toHaveBeenCalledOnce();
  },
};

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
  tags: ['2.110', '2.118', '2.147'],
  args: { session: signedIn(learner) },
  play: hasMenu(t('common:roles.learner')),
};

/** The stored token may be older than what the server knows: nothing is said of the person's account yet. */
export const UserLoading: Story = {
  args: { session: signedIn({ ...learner, isEmailVerified: false }, 'loading') },
  play: bearsName,
};

/** Right after a sign-in, while the browser stores the tokens. */
export const StoringTokens: Story = {
  args: { session: signedIn(learner, 'storingTokens') },
  play: bearsName,
};

/** The server is asked what the person is now, behind what is shown. */
export const UserReloading: Story = {
  args: { session: signedIn(learner, 'reloading') },
  play: bearsName,
};

export const ApprovedInstructor: Story = {
  tags: ['2.110', '2.118', '2.147'],
  args: { session: signedIn(instructor) },
  play: hasMenu(t('common:status.approved'), { payments: true }),
};

export const PendingInstructor: Story = {
  tags: ['2.110', '2.147'],
  args: { session: signedIn({ ...instructor, isInstructorApproved: false, instructorStatus: 'pending' }) },
  play: hasBadge(t('common:status.pending')),
};

export const RejectedInstructor: Story = {
  tags: ['2.110', '2.147'],
  args: { session: signedIn({ ...instructor, isInstructorApproved: false, instructorStatus: 'rejected' }) },
  play: hasBadge(t('common:status.rejected')),
};

export const Admin: Story = {
  tags: ['2.110', '2.118'],
  args: { session: signedIn({ ...learner, role: 'admin' }) },
  play: hasMenu(t('common:roles.admin'), { requests: true }),
};

/** A banner leads an instructor whose profile is incomplete to the steps that complete it. */
export const IncompleteProfile: Story = {
  tags: ['2.116'],
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

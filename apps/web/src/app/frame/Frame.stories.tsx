import type { User } from '@lyceum/api-client';
import { languageChoiceMachine } from '@lyceum/flows/language-choice';
import { sessionMachine } from '@lyceum/flows/session';
import { Page } from '@lyceum/ui/components/layout';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { instructor, learner } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { at } from '../../fixtures/snapshotAt.ts';
import { stubApp } from '../../fixtures/stubApp.ts';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { AppContext } from '../system/AppContext.ts';
import { Banners } from './Banners.tsx';
import { Frame } from './Frame.tsx';

type Session = SnapshotFrom<typeof sessionMachine>;
type UserState = Extract<Session['value'], { signedIn: unknown }>['signedIn']['user'];

const session = (value: 'restoring' | 'signedOut') => at(sessionMachine, value, { user: null });
const signedIn = (user: User, state: UserState = 'loaded') =>
  at(sessionMachine, { signedIn: { user: state, upkeep: 'waiting', storage: 'watching' } }, { user });

type LanguageChoice = SnapshotFrom<typeof languageChoiceMachine>;

const languageChoice = (
  value: LanguageChoice['value'],
  place: LanguageChoice['context']['place'] = 'list',
): LanguageChoice => at(languageChoiceMachine, value, { language: 'fr', place });

interface FrameAtProps {
  session: Session;
  /** The state of a change of the language. */
  choice: LanguageChoice;
  onLanguage: () => void;
  onSession: () => void;
  /** Whether the page waits for the user. */
  isProtected: boolean;
}

/** The frame around a page. */
function FrameAt({ session: snapshot, choice, isProtected, ...app }: FrameAtProps) {
  const [logic] = useState(() => stubApp({ session: snapshot, language: choice, ...app }));
  return (
    <AppContext.Provider logic={logic}>
      <Frame banners={<Banners />} year={2026}>
        {isProtected ? (
          <LoadingPage />
        ) : (
          <Page paddingBlock="both">
            <PageHeader title={t('catalog:categories.title')} />
          </Page>
        )}
      </Frame>
    </AppContext.Provider>
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
    onSession: fn(),
    isProtected: false,
  },
} satisfies Meta<typeof FrameAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The avatar's chunk is loaded only for signed-in users. */
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

/** Opens the menu and compares its items, in order. */
const hasMenu =
  (badge: string, { payments = false, requests = false, reports = false } = {}): Play =>
  async (context) => {
    await hasBadge(badge)(context);
    const items = [
      t('common:userMenu.profile'),
      t('common:userMenu.password'),
      t('common:userMenu.instructor'),
      t('common:settings.calendar'),
      t('common:userMenu.notifications'),
      ...(payments ? [t('common:userMenu.payments')] : []),
      ...(requests ? [t('common:userMenu.instructorRequests')] : []),
      ...(reports ? [t('common:userMenu.reviewReports')] : []),
      t('common:userMenu.dashboard'),
      t('common:userMenu.favorites'),
      t('common:userMenu.logout'),
    ];
    const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(labels).toEqual(items);
  };

/** Guests can sign in and open the page for experts. */
export const Guest: Story = {
  tags: ['2.110', 'en-light-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('common:header.signIn') })).toBeVisible();
  },
};

/** A thin bar shows that the translations are loading. */
export const LanguageChanging: Story = { tags: ['2.154'], args: { choice: languageChoice('changing') } };

/** The language does not change; the error is shown beside the language menu. */
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

/** For a change in the closed user menu, the error is shown below the header. */
export const LanguageFailedInMenu: Story = {
  tags: ['4.25'],
  args: { session: signedIn(learner), choice: languageChoice('failed', 'accountMenu') },
  play: async (context) => {
    await bearsName(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(t('common:footer.languageFailed'));
  },
};

/** The session is not restored yet: the page is that of a guest. */
export const SessionRestoring: Story = { args: { session: session('restoring') } };

/** A protected page waits for the session. */
export const ProtectedPageRestoring: Story = { args: { session: session('restoring'), isProtected: true } };

export const Learner: Story = {
  args: { session: signedIn(learner) },
  play: async (context) => {
    await hasBadge(t('common:roles.learner'))(context);
    await userEvent.click(screen.getByRole('menuitem', { name: t('common:userMenu.logout') }));
    await expect(context.args.onSession).toHaveBeenCalledWith({ type: 'signOut.requested' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LearnerMenu: Story = {
  tags: ['2.110', '2.118'],
  args: { session: signedIn(learner) },
  play: hasMenu(t('common:roles.learner')),
};

/** The stored token may be outdated: no banner is shown yet. */
export const UserLoading: Story = {
  args: { session: signedIn({ ...learner, isEmailVerified: false }, 'loading') },
  play: bearsName,
};

/** Right after a sign-in, while the browser stores the tokens. */
export const StoringTokens: Story = {
  args: { session: signedIn(learner, 'storingTokens') },
  play: bearsName,
};

/** The user is loaded in the background. */
export const UserReloading: Story = { args: { session: signedIn(learner, 'reloading') }, play: bearsName };

export const ApprovedInstructor: Story = {
  tags: ['2.110', '2.118', 'en-light-1280'],
  args: { session: signedIn(instructor) },
  play: hasMenu(t('common:status.approved'), { payments: true }),
};

export const PendingInstructor: Story = {
  tags: ['2.110', '2.118'],
  args: { session: signedIn({ ...instructor, isInstructorApproved: false, instructorStatus: 'pending' }) },
  play: hasBadge(t('common:status.pending')),
};

export const RejectedInstructor: Story = {
  tags: ['2.110', '2.118'],
  args: { session: signedIn({ ...instructor, isInstructorApproved: false, instructorStatus: 'rejected' }) },
  play: hasBadge(t('common:status.rejected')),
};

export const Admin: Story = {
  tags: ['2.110', '2.118', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { session: signedIn({ ...learner, role: 'admin' }) },
  play: hasMenu(t('common:roles.admin'), { requests: true, reports: true }),
};

/** The banner of an incomplete instructor profile links to the onboarding. */
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

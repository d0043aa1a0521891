import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide, inLanguage, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { type ShowToast, ToastRegion, useToast } from './Toast.tsx';

interface PageProps {
  /** What each button shows. */
  toasts: readonly { button: string; text: string; options?: Parameters<ShowToast>[1] }[];
}

function Page({ toasts }: PageProps) {
  const show = useToast();
  return (
    <Inline>
      {toasts.map(({ button, text, options }) => (
        <Button key={button} onClick={() => show(text, options)}>
          {button}
        </Button>
      ))}
    </Inline>
  );
}

const sent = { button: t('common:verifyBanner.resend'), text: t('common:verifyBanner.sent') };
const signedOut = {
  button: t('common:userMenu.logout'),
  text: t('common:userMenu.signedOut'),
  options: { tone: 'info' },
} as const;

const press = async (button: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
};

const meta = {
  component: ToastRegion,
  args: {
    label: t('common:states.messages'),
    dismissLabel: t('common:actions.dismiss'),
    duration: 0,
    children: <Page toasts={[sent, signedOut]} />,
  },
  parameters: {
    ...guide({
      use: ['For a short confirmation of what the person did, where nothing else on the page shows it.'],
      instead: [
        { when: 'Something went wrong', use: 'Notice' },
        { when: 'It has to be read, or holds a way on', use: 'Notice' },
        { when: 'It lasts', use: 'Banner' },
        { when: 'The page shows what changed', use: 'nothing' },
      ],
      keyboard: {
        F6: 'Goes to the toasts from anywhere, and stops their time.',
        Tab: 'Goes from one to its × button, and from the last back to where the focus was.',
        Escape: 'On a toast: dismisses it.',
        'Enter, Space': 'On the × button: dismiss it.',
      },
    }),
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region is there before its first toast, or nothing would be read out. */
export const Empty: Story = {
  args: { duration: 6000 },
  play: async () => {
    await expect(screen.getByRole('status', { name: t('common:states.messages') })).toBeEmptyDOMElement();
  },
};

export const Positive: Story = {
  play: async () => {
    await press(sent.button);
    await expect(await screen.findByRole('status')).toHaveTextContent(sent.text);
  },
};

export const Info: Story = {
  play: async () => {
    await press(signedOut.button);
    await expect(await screen.findByRole('status')).toHaveTextContent(signedOut.text);
  },
};

/** The newest is on top; of more than three the oldest give way. */
export const Several: Story = {
  play: async () => {
    for (const { button } of [sent, signedOut, sent, signedOut]) await press(button);
    const groups = await screen.findAllByRole('group');
    await expect(groups).toHaveLength(3);
    await expect(groups[0]).toHaveTextContent(signedOut.text);
  },
};

export const Focused: Story = {
  play: async () => {
    await press(sent.button);
    await expect(await screen.findByRole('group', { name: sent.text })).toBeVisible();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('group', { name: sent.text })).toHaveFocus());
  },
};

const long = {
  button: t('common:verifyBanner.resend'),
  text: t('common:verifyBanner.registered', {
    email: inLanguage({
      en: 'firstname.middlename.lastname@department.university.example.org',
      ar: 'firstname.middlename.lastname@department.university.example.org',
      fr: 'prenom.deuxieme-prenom.nom@departement.universite.example.org',
    }),
  }),
};

export const Long: Story = {
  args: { children: <Page toasts={[long]} /> },
  play: async () => {
    await press(long.button);
    await expect(await screen.findByRole('status')).toHaveTextContent(long.text);
  },
};

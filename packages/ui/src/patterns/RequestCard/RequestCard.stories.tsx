import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ceramics, photography } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { inLanguage, t } from '../../stories/index.ts';
import { amalsRequest, requestTexts } from './RequestCard.fixtures.ts';
import { requestCardGuide } from './RequestCard.guide.tsx';
import { RequestCard } from './RequestCard.tsx';

const meta = {
  component: RequestCard,
  args: {
    ...amalsRequest,
    onApprove: fn(),
    onReject: fn(),
    onUndo: fn(),
    onDismiss: fn(),
    texts: requestTexts,
  },
  parameters: requestCardGuide,
} satisfies Meta<typeof RequestCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  tags: ['ar-dark-1280', 'fr-light-375'],
  play: async ({ canvas, args }) => {
    const approve = canvas.getByRole('button', { name: args.texts.approve });
    await expect(approve).toHaveAccessibleDescription(args.name);
    await userEvent.click(approve);
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: args.texts.reject }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** While a response is pending, both buttons are disabled and nothing moves. */
export const Approving: Story = {
  args: { processing: 'approve' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.processing }));
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: args.texts.reject })).toBeDisabled();
  },
};

export const Rejecting: Story = { args: { processing: 'reject' } };

/** For ten seconds the decision can be undone. The rest of the request cannot be reached. */
export const Approved: Story = {
  tags: ['2.220', 'same-look'],
  args: { decision: 'approve', undo: { status: 'possible' } },
  play: async ({ canvas, args }) => {
    const undo = canvas.getByRole('button', { name: args.texts.undo });
    await expect(undo).toHaveAccessibleDescription(args.name);
    await expect(canvas.getAllByRole('button')).toEqual([undo]);
    await expect(canvas.getByText(args.texts.approved)).toBeVisible();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = { args: { decision: 'reject', undo: { status: 'possible' } } };

export const Undoing: Story = {
  tags: ['same-look'],
  args: { decision: 'reject', undo: { status: 'running' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.undoing }));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

const final = inLanguage({
  en: 'This decision can no longer be undone: the applicant has already been informed.',
  ar: 'لم يعد التراجع عن هذا القرار ممكنًا، فقد أُبلغ به مقدّم الطلب.',
  fr: 'Cette décision ne peut plus être annulée : le candidat en a déjà été informé.',
});

/** The decision is final: the message stays until it is dismissed. */
export const UndoFailed: Story = {
  args: {
    decision: 'approve',
    undo: { status: 'failed', error: final, retries: false },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(final);
    await expect(canvas.queryByRole('button', { name: args.texts.undo })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: args.texts.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Another attempt can succeed. */
export const UndoNotAnswered: Story = {
  args: {
    decision: 'reject',
    undo: { status: 'failed', error: t('errors:operations.networkError'), retries: true },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.undo }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Long: Story = {
  tags: ['en-light-375'],
  args: {
    name: inLanguage({
      en: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine the Younger',
      ar: 'عبد الرحمن بن محمد بن عبد العزيز آل عبد اللطيف القيرواني',
      fr: 'Marie-Joséphine-Charlotte de Sainte-Hermine-Châteauvieux',
    }),
    email: 'a.mailbox.with.a.very.long.name.that.no.card.has.room.for@a-long-subdomain.example.com',
    expertise: [ceramics.label, photography.label, t('instructor:fields.qualificationsHint')].map((name) => ({
      name,
    })),
    qualifications: Array(6).fill(t('instructor:onboarding.lead')).join(' '),
    bio: Array(12).fill(t('instructor:fields.bioHint')).join(' '),
  },
};

const inEnglish = { name: 'Kiln building', nameLanguage: 'en' } as const;
const inArabic = { name: 'بناء الأفران', nameLanguage: 'ar' } as const;

/** The first line box of an element's text. */
function firstLine(element: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [line] = range.getClientRects();
  if (!line) throw new Error('The element has no text');
  return line;
}

/**
 * A text in another language keeps its word order, and is aligned to the page like its label. The name of an area has a
 * `lang` attribute.
 */
export const OtherLanguage: Story = {
  args: inLanguage({
    en: {
      name: 'أمل حدّاد',
      bio: 'أصنع أواني المائدة، وأعلّم ما تعلّمته يداي على مهل.',
      expertise: [inArabic],
    },
    ar: {
      name: 'Amal Haddad',
      bio: 'I throw tableware, and teach what my hands learned the slow way.',
      expertise: [inEnglish],
    },
    fr: {
      name: 'أمل حدّاد',
      bio: 'أصنع أواني المائدة، وأعلّم ما تعلّمته يداي على مهل.',
      expertise: [inEnglish],
    },
  }),
  tags: ['2.90'],
  play: async ({ canvas, args }) => {
    const bio = canvas.getByText(args.bio);
    const label = firstLine(canvas.getByText(args.texts.bio));
    const start = inLanguage<'left' | 'right'>({ en: 'left', ar: 'right', fr: 'left' });
    await expect(Math.round(firstLine(bio)[start])).toBe(Math.round(label[start]));
    await expect(getComputedStyle(bio).direction).toBe(start === 'left' ? 'rtl' : 'ltr');
    for (const { name, nameLanguage } of args.expertise) {
      await expect(canvas.getByText(name)).toHaveAttribute('lang', nameLanguage);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ceramics, photography } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { guide, inLanguage, t } from '../../stories/index.ts';
import { amal, amalsEmail } from '../forms/forms.fixtures.ts';
import { RequestCard } from './RequestCard.tsx';

const meta = {
  component: RequestCard,
  args: {
    name: amal,
    email: amalsEmail,
    submitted: '2026-11-20T09:00:00Z',
    expertise: [{ name: ceramics.label }, { name: photography.label }],
    qualifications: inLanguage({
      en: 'Diploma in ceramics, Stoke-on-Trent.\nTwelve years in a shared studio.',
      ar: 'دبلوم في الخزف من معهد الحِرف.\nاثنتا عشرة سنة في مشغل مشترك.',
      fr: 'Diplôme de céramique, Vallauris.\nDouze ans dans un atelier partagé.',
    }),
    bio: inLanguage({
      en: 'I throw tableware for three restaurants, and teach what my hands learned the slow way.',
      ar: 'أصنع أواني المائدة لثلاثة مطاعم، وأعلّم ما تعلّمته يداي على مهل.',
      fr: 'Je tourne la vaisselle de trois restaurants et j’enseigne ce que mes mains ont appris lentement.',
    }),
    onApprove: fn(),
    onReject: fn(),
    texts: {
      submitted: (date) => t('instructor:requests.submitted', { date }),
      expertise: t('instructor:fields.expertise'),
      qualifications: t('instructor:fields.qualifications'),
      bio: t('instructor:fields.bio'),
      approve: t('instructor:requests.approve'),
      reject: t('instructor:requests.reject'),
      processing: t('common:states.processing'),
    },
  },
  parameters: guide({
    use: [
      'On /admin/instructor-requests, one for each pending application.',
      'A request that failed keeps its buttons enabled.',
    ],
    instead: [{ when: 'No application is pending', use: 'EmptyState' }],
    keyboard: { Tab: 'Moves to Approve, then to Reject. Both are described by the name of the user.' },
  }),
} satisfies Meta<typeof RequestCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  tags: ['fr-light-375'],
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

/** A text in another language keeps its direction; the name of an area has a `lang` attribute. */
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
  play: async ({ canvas, args }) => {
    for (const { name, nameLanguage } of args.expertise) {
      await expect(canvas.getByText(name)).toHaveAttribute('lang', nameLanguage);
    }
  },
};

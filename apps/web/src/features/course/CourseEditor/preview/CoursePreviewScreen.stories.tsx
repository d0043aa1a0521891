import { coursePreviewMachine } from '@lyceum/flows/course-preview';
import type { Language } from '@lyceum/i18n';
import { sampleCourse } from '@lyceum/rules/test/sampleCourse';
import { inLanguage, language, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { domains, instructor, course as published } from '../../../../fixtures/catalog.ts';
import { inApp } from '../../../../fixtures/inApp.tsx';
import { at } from '../../../../fixtures/snapshotAt.ts';
import { CoursePreviewScreen } from './CoursePreviewScreen.tsx';

const previewAt = (
  value: StateValueFrom<typeof coursePreviewMachine>,
  context: { language?: Language; visibleLanguage?: Language | null; viewer?: 'guest' | 'learner' } = {},
) => at(coursePreviewMachine, value, { language, visibleLanguage: language, viewer: 'guest', ...context });

const lesson = {
  id: 's1',
  title: inLanguage<{ [language: string]: string }>({
    en: { en: 'Why types?' },
    ar: { ar: 'لماذا الأنواع؟' },
    fr: { fr: 'Pourquoi des types ?' },
  }),
  startsAt: '2027-03-08T17:00:00Z',
  durationMinutes: 90,
  timeZone: 'Africa/Cairo',
  meetingUrl: 'https://meet.example.org/types',
  materials: [
    {
      id: 'm1',
      title: inLanguage({ en: 'Handout', ar: 'الملزمة', fr: 'Polycopié' }),
      url: '',
      file: { id: 'u1', type: 'pdf' as const, sizeBytes: 2_516_582 },
    },
  ],
};

const untimed = { ...lesson, id: 's2', startsAt: null, durationMinutes: null, materials: [] };

const meta = {
  title: 'Course editor/Preview',
  component: CoursePreviewScreen,
  decorators: [inApp({ path: '/create-course', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: {
    preview: previewAt('shown'),
    send: fn(),
    edited: {
      course: { ...published, status: 'draft', related: null },
      draft: {
        ...sampleCourse,
        name: published.name,
        description: published.description ?? {},
        category: published.category.id,
        price: 12.5,
        sessionList: [lesson, untimed],
        handsOnPractice: true,
        tags: published.tags,
        promotionalImage: published.promotionalImage,
      },
      user: instructor,
      domains,
    },
    timeZone: 'Africa/Cairo',
    now: Date.parse('2027-03-08T16:50:00Z'),
    onClose: fn(),
  },
} satisfies Meta<typeof CoursePreviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));

/** The button to enroll does nothing, and no link leaves the editor. */
export const Visitor: Story = {
  tags: ['2.394', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(t('courseEditor:preview.title'));
    const enroll = dialog().getByRole('button', { name: t('catalog:course.enrollNow') });
    await expect(enroll).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(dialog().getByLabelText(t('courseEditor:preview.viewer')), 'learner');
    await expect(args.send).toHaveBeenCalledWith({ type: 'viewer.chosen', viewer: 'learner' });
    await userEvent.selectOptions(dialog().getByLabelText(t('courseEditor:preview.language')), 'fr');
    await expect(args.send).toHaveBeenCalledWith({ type: 'language.chosen', language: 'fr' });
  },
};

/** With links and materials. Nothing can be checked off. */
export const Learner: Story = {
  tags: ['2.394', 'en-light-1280'],
  args: { preview: previewAt('shown', { viewer: 'learner' }) },
  play: async () => {
    const [first] = dialog().getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(first).not.toBeChecked();
    await expect(dialog().getAllByRole('link', { name: /1/ })[0]).toBeVisible();
  },
};

/** The texts of the page, its direction and its numbers are those of the chosen language. */
export const OtherLanguage: Story = {
  tags: ['2.394', 'en-light-1280'],
  args: {
    preview: previewAt('shown', {
      language: language === 'ar' ? 'en' : 'ar',
      visibleLanguage: language === 'ar' ? 'en' : 'ar',
    }),
  },
  play: async () => {
    const name = published.name[language === 'ar' ? 'en' : 'ar'] ?? '';
    await expect(dialog().getByRole('heading', { name })).toBeVisible();
  },
};

/** The draft is empty. */
export const Empty: Story = {
  tags: ['en-light-1280'],
  args: { edited: { course: null, draft: null, user: instructor, domains } },
};

/** The page in the former language stays until the texts of the next one are loaded. */
export const Loading: Story = { args: { preview: previewAt('loading', { visibleLanguage: null }) } };

export const Failed: Story = {
  tags: ['en-light-1280'],
  args: { preview: previewAt('failed', { visibleLanguage: null }) },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

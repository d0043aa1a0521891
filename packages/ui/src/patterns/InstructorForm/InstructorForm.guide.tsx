import { TextArea } from '../../components/TextArea/index.ts';
import { guide, t } from '../../stories/index.ts';

export const instructorFormGuide = guide({
  use: [
    'For expertise, qualifications and bio of an instructor in one form.',
    'With an `ExpertisePicker` on /instructor-info and /instructor-profile. Without one, in the profile, expertise is a comma-separated list.',
    'With `purpose="profile"` for an existing profile, which requires only expertise.',
  ],
  instead: [
    { when: 'It has several steps', use: 'StepForm' },
    { when: 'It also creates an account', use: 'DraftForm' },
  ],
  do: <TextArea label={t('instructor:fields.bio')} description={t('instructor:fields.bioHint')} rows={3} />,
  why: 'The hint explains what to write, and who will read it.',
  dont: <TextArea label={t('instructor:fields.bio')} rows={3} />,
  whyNot: 'Without a hint, users write for the administrator and learn later that the text is public.',
  keyboard: {
    Enter:
      'Submits the form from a single-line field. If fields are invalid, the first of them gets the focus.',
  },
});

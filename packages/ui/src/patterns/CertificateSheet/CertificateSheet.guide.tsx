import { guide } from '../../stories/index.ts';
import { Completion } from '../Completion/index.ts';
import { certificateSheet } from './CertificateSheet.fixtures.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';

export const certificateSheetGuide = guide({
  status: 'stable',
  use: ['For the certificate of a learner who completed a course, on a page of its own, which can be printed.'],
  instead: [{ when: 'A course was just completed', use: 'Completion' }],
  examples: [
    {
      do: {
        show: () => <CertificateSheet {...certificateSheet} />,
        why: 'Whoever sees it learns who completed what, and how to verify it.',
      },
      dont: {
        show: () => (
          <Completion title={certificateSheet.title} text={certificateSheet.learner} actions={null} />
        ),
        why: 'A praise has neither a date nor a code.',
      },
    },
  ],
  anatomy: [
    { part: 'Title', selector: 'h1' },
    { part: 'Names', selector: 'p' },
    { part: 'Facts', selector: 'dl' },
  ],
  keyboard: { none: 'Not interactive.' },
  related: ['Completion'],
  terms: {
    en: ['diploma', 'award', 'print', 'verification'],
    ar: ['شهادة', 'وثيقة', 'طباعة', 'تحقق'],
    fr: ['certificat', 'diplôme', 'attestation', 'imprimer'],
  },
});

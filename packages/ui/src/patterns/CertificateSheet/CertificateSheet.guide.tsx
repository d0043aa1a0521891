import { guide } from '../../stories/index.ts';
import { Completion } from '../Completion/index.ts';
import { certificateSheet } from './CertificateSheet.fixtures.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';

export const certificateSheetGuide = guide({
  use: ['For the certificate of a completed course, on a page of its own that can be printed.'],
  instead: [{ when: 'A course was just completed', use: 'Completion' }],
  do: <CertificateSheet {...certificateSheet} />,
  why: 'Everybody learns who completed what, and how to verify it.',
  dont: <Completion title={certificateSheet.title} text={certificateSheet.learner} actions={null} />,
  whyNot: 'Praise has neither a date nor a code to verify.',
  keyboard: { none: 'Not interactive.' },
});

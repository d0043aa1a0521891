import { guide, t } from '../../stories/index.ts';
import { FileField } from './FileField.tsx';

const texts = t('courseEditor:upload', { returnObjects: true });
const nothing = () => {};
const field = {
  label: texts.image,
  types: ['image/png'],
  image: null,
  onChoose: nothing,
  onCancel: nothing,
  onRemove: nothing,
  texts,
};

export const fileFieldGuide = guide({
  status: 'beta',
  use: [
    'For an image that the user uploads.',
    'Say in `description` which types and sizes are accepted, before a file is chosen.',
    'Check the file in `onChoose`: a dropped file can be of any type.',
    'Pass `onRetry` only while the same file can succeed, for example after a lost connection.',
  ],
  instead: [{ when: 'The image is somewhere else on the web', use: 'TextField for its address' }],
  examples: [
    {
      do: {
        show: () => <FileField {...field} description={texts.imageHint} error={texts.tooLarge} />,
        why: 'The error says what is wrong and what to do.',
      },
      dont: {
        show: () => <FileField {...field} error={t('errors:validation.fillAllFields')} />,
        why: 'Neither the limits nor the solution are shown, so users have to guess.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: '[role=group] > span' },
    { part: 'The button', selector: 'button' },
  ],
  keyboard: { 'Enter, Space': 'Opens the dialog for files, or presses the focused button.' },
  related: ['TextField', 'Image', 'ProgressBar', 'Field'],
  terms: {
    en: ['upload', 'file input', 'file picker', 'drop zone', 'drag and drop', 'attachment'],
    ar: ['رفع', 'رفع ملف', 'منتقي الملفات', 'سحب وإفلات', 'مرفق'],
    fr: ['envoi', 'téléversement', 'champ de fichier', 'zone de dépôt', 'glisser-déposer', 'pièce jointe'],
  },
});

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
    'To upload an image.',
    'Say in `description` which types and sizes are accepted, before a file is chosen.',
    'Check the file in `onChoose`: a dropped file can be of any type.',
    'Pass `onRetry` only while the same file can succeed, for example after a lost connection.',
  ],
  instead: [{ when: 'The image is already on the web', use: 'TextField for its address' }],
  do: <FileField {...field} description={texts.imageHint} error={texts.tooLarge} />,
  why: 'The error says what is wrong and what to do.',
  dont: <FileField {...field} error={t('errors:validation.fillAllFields')} />,
  whyNot: 'Neither the limits nor the solution are shown, so users have to guess.',
  keyboard: { 'Enter, Space': 'Opens the dialog for files, or presses the focused button.' },
});

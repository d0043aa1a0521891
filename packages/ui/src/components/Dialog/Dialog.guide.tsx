import { useState } from 'react';
import { guide, inLanguage, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

const remove = t('dashboard:instructor.delete');

function Deleting({ no, yes }: { no: string; yes: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="criticalSecondary" onClick={() => setOpen(true)}>
        {remove}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        closeLabel={t('common:actions.close')}
        title={t('dashboard:instructor.deleteTitle')}
        description={t('dashboard:instructor.deleteText')}
        actions={
          <>
            <Button onClick={close}>{no}</Button>
            <Button tone="critical">{yes}</Button>
          </>
        }
      />
    </>
  );
}

export const dialogGuide = guide({
  use: [
    'For a short question or form that blocks everything else.',
    'To confirm an action that can’t be undone.',
    'Name the result on the main button, as in “Delete Course”, and put it last.',
  ],
  instead: [
    { when: 'It deserves a page of its own, or is longer than a screen', use: 'a page' },
    { when: 'It lists actions', use: 'Menu' },
    { when: 'It does not fit on a narrow page', use: 'Drawer' },
    { when: 'It only reports what happened', use: 'Notice' },
  ],
  do: <Deleting no={t('common:actions.cancel')} yes={remove} />,
  why: 'Press the button: the main button repeats what will happen.',
  dont: (
    <Deleting
      no={inLanguage({ en: 'No', ar: 'لا', fr: 'Non' })}
      yes={inLanguage({ en: 'Yes', ar: 'نعم', fr: 'Oui' })}
    />
  ),
  whyNot: '“Yes” means nothing without the question, and many users read only the buttons.',
  keyboard: {
    Tab: 'Moves to the next control, and from the last to the first.',
    'Shift + Tab': 'Moves to the previous control, and from the first to the last.',
    Escape: 'Closes the dialog and restores the focus.',
    '↓, Page Down': 'Scroll the dialog if it is taller than the window.',
  },
});

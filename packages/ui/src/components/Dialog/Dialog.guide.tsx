import { type ReactNode, useState } from 'react';
import { guide, inLanguage, t } from '../../stories/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Stack } from '../layout/index.ts';
import { Notice } from '../Notice/index.ts';
import { Dialog } from './Dialog.tsx';

interface OpeningProps {
  trigger: string;
  tone?: ButtonProps['tone'];
  title: string;
  description?: string;
  actions?: ReactNode;
}

function Opening({ trigger, tone = 'secondary', ...dialog }: OpeningProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone={tone} onClick={() => setOpen(true)}>
        {trigger}
      </Button>
      <Dialog {...dialog} open={open} onClose={() => setOpen(false)} closeLabel={t('common:actions.close')} />
    </>
  );
}

const save = t('courseEditor:form.save');
const remove = t('dashboard:instructor.delete');
const removal = {
  trigger: remove,
  tone: 'criticalSecondary',
  title: t('dashboard:instructor.deleteTitle'),
  description: t('dashboard:instructor.deleteText'),
} as const;

export const dialogGuide = guide({
  status: 'stable',
  use: [
    'For a short question or form that blocks everything else.',
    'For confirming an action that can’t be undone.',
    'Name the result on the main button, as in “Delete Course”, and put it last.',
  ],
  instead: [
    { when: 'It is a page of its own, or longer than a screen', use: 'a route' },
    { when: 'It lists actions', use: 'Menu' },
    { when: 'It does not fit on a narrow page', use: 'Drawer' },
    { when: 'It only reports what happened', use: 'Notice' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack align="start" gap="sm">
            <Notice tone="positive">{t('courseEditor:saved.published')}</Notice>
            <Button>{save}</Button>
          </Stack>
        ),
        why: 'A notice reports the result and lets users continue.',
      },
      dont: {
        show: () => <Opening trigger={save} title={t('courseEditor:saved.published')} />,
        why: 'Press the button: good news interrupts, and users have to close it before they can go on.',
      },
    },
    {
      do: {
        show: () => (
          <Opening
            {...removal}
            actions={
              <>
                <Button>{t('common:actions.cancel')}</Button>
                <Button tone="critical">{remove}</Button>
              </>
            }
          />
        ),
        why: 'Press the button: the main button repeats what will happen.',
      },
      dont: {
        show: () => (
          <Opening
            {...removal}
            actions={
              <>
                <Button>{inLanguage({ en: 'No', ar: 'لا', fr: 'Non' })}</Button>
                <Button tone="critical">{inLanguage({ en: 'Yes', ar: 'نعم', fr: 'Oui' })}</Button>
              </>
            }
          />
        ),
        why: '“Yes” means nothing without the question, and many users only read the buttons.',
      },
    },
  ],
  anatomy: [
    { part: 'The dialog, named by its title', selector: '[role="dialog"]' },
    { part: 'The title', selector: '[role="dialog"] h2' },
    { part: 'The description', selector: '[role="dialog"] p' },
    { part: 'The content: here a field', selector: '[role="dialog"] input' },
    { part: 'The actions, the main one last', selector: '[role="dialog"] > div:has(> button + button)' },
    { part: 'The close button', selector: '[role="dialog"] button[title]' },
  ],
  keyboard: {
    Tab: 'Moves to the next control, and from the last to the first.',
    'Shift + Tab': 'Moves to the previous control, and from the first to the last.',
    Escape: 'Closes it and restores the focus.',
    '↓, Page Down': 'Scroll it if it is higher than the window.',
  },
  related: ['Drawer', 'Menu', 'Notice', 'Button', 'FormPage'],
  terms: {
    en: ['modal', 'popup', 'overlay', 'confirmation', 'lightbox', 'alert'],
    ar: ['نافذة منبثقة', 'مربع حوار', 'نافذة حوار', 'تأكيد', 'نافذة مشروطة'],
    fr: ['modale', 'boîte de dialogue', 'fenêtre modale', 'popup', 'confirmation'],
  },
});

'use client';

import { Button, Dialog, Notice, Text } from '@lyceum/ui';
import { useState } from 'react';
import type { PageTexts } from './languages.ts';

interface EnrollButtonProps {
  course: string;
  texts: Pick<PageTexts, 'enroll' | 'question' | 'close' | 'enrolled'>;
}

/** Asks before it enrolls. */
export function EnrollButton({ course, texts }: EnrollButtonProps) {
  const [state, setState] = useState<'offered' | 'asking' | 'enrolled'>('offered');
  if (state === 'enrolled') return <Notice tone="positive">{texts.enrolled}</Notice>;
  const enroll = (
    <Button tone="primary" onClick={() => setState('enrolled')}>
      {texts.enroll}
    </Button>
  );
  return (
    <>
      <Button onClick={() => setState('asking')}>{texts.enroll}</Button>
      <Dialog
        open={state === 'asking'}
        onClose={() => setState('offered')}
        title={texts.question}
        closeLabel={texts.close}
        actions={enroll}
      >
        <Text>{course}</Text>
      </Dialog>
    </>
  );
}

'use client';

import { directionOf, type Language } from '@lyceum/i18n';
import type { TextRange } from '@lyceum/rules';
import { Fragment } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { mark } from './LocalizedLine.css.ts';

export interface LocalizedLineProps extends Omit<ClosedProps<'bdi'>, 'children' | 'lang' | 'dir'> {
  /** The catalog text. */
  text: string;
  /** The language of the text. @default the page's language */
  language?: Language | undefined;
  /** The part that matches a search and is marked, or several in order. @default none */
  match?: TextRange | readonly TextRange[] | undefined;
}

/** A catalog text with `lang` and `dir` if its language differs from the page's. */
export function LocalizedLine({ text, language, match, ...rest }: LocalizedLineProps) {
  const { language: current } = useUi();
  return (
    <bdi
      {...rest}
      lang={language === current ? undefined : language}
      dir={directionOf(text, language ?? current)}
    >
      {match ? markedParts(text, 'start' in match ? [match] : match) : text}
    </bdi>
  );
}

function markedParts(text: string, matches: readonly TextRange[]) {
  const lastEnd = matches.at(-1)?.end ?? 0;
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className={mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(lastEnd)}
    </>
  );
}

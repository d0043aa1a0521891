import { directionOf, type Language } from '@lyceum/i18n';
import type { TextRange } from '@lyceum/rules';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { mark } from './LocalizedLine.css.ts';

export interface LocalizedLineProps extends Omit<ClosedProps<'bdi'>, 'children' | 'lang' | 'dir'> {
  /** The catalog text. */
  text: string;
  /** The language of the text. @default the page's language */
  language?: Language | undefined;
  /** The part that matches a search and is marked. @default none */
  match?: TextRange | undefined;
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
      {match ? (
        <>
          {text.slice(0, match.start)}
          <mark className={mark}>{text.slice(match.start, match.end)}</mark>
          {text.slice(match.end)}
        </>
      ) : (
        text
      )}
    </bdi>
  );
}

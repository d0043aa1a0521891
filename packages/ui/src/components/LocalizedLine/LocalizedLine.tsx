import { directionOf, type Language } from '@lyceum/i18n';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';

export interface LocalizedLineProps extends Omit<ClosedProps<'bdi'>, 'children' | 'lang' | 'dir'> {
  /** The catalog text. */
  text: string;
  /** The language of the text. @default the page's language */
  language?: Language | undefined;
}

/** A catalog text with `lang` and `dir` if its language differs from the page's. */
export function LocalizedLine({ text, language, ...rest }: LocalizedLineProps) {
  const { language: current } = useUi();
  return (
    <bdi
      {...rest}
      lang={language === current ? undefined : language}
      dir={directionOf(text, language ?? current)}
    >
      {text}
    </bdi>
  );
}

import { directionOf, type Language } from '@lyceum/i18n';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';

export interface LocalizedLineProps extends Omit<ClosedProps<'bdi'>, 'children' | 'lang' | 'dir'> {
  text: string;
  /** The language that the text is in. @default the page's */
  language?: Language | undefined;
}

/** A name or a text from the catalog, marked with its language where that is not the page's, in its direction. */
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

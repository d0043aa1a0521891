import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';

export interface LocalisedLineProps extends Omit<ClosedProps<'span'>, 'children' | 'lang' | 'dir'> {
  text: string;
  /** The language that the text is in. */
  language: string;
}

/** A text from the catalogue, marked with its language where that is not the page's, in its own direction. */
export function LocalisedLine({ text, language, ...rest }: LocalisedLineProps) {
  const { language: current } = useUi();
  return (
    <span {...rest} lang={language === current ? undefined : language} dir="auto">
      {text}
    </span>
  );
}

import { useLanguage } from '../../app/language.ts';

/** A text from the catalogue, marked with its language where that is not the page's. */
export function LocalisedLine({ text, language }: { text: string; language: string }) {
  const current = useLanguage();
  return (
    <span lang={language === current ? undefined : language} dir="auto">
      {text}
    </span>
  );
}

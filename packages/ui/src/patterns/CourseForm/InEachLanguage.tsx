import { directions, endonyms, type Language, languages } from '@lyceum/i18n';
import { type ReactNode, useId } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { hint as hintClass, languages as languagesClass, legend as legendClass } from './CourseForm.css.ts';

interface OneLanguage {
  /** The language by its own name. */
  label: string;
  lang: Language;
  dir: 'ltr' | 'rtl';
}

interface InEachLanguageProps {
  label: string;
  hint: string;
  /** Makes the field of a language. @param isFirst whether it also says what is wrong with all of them */
  children: (language: Language, field: OneLanguage, isFirst: boolean) => ReactNode;
}

/** The same text in each language, that of the interface first. */
export function InEachLanguage({ label, hint, children }: InEachLanguageProps) {
  const id = useId();
  const { language: current } = useUi();
  const ordered = [current, ...languages.filter((language) => language !== current)];
  return (
    <fieldset aria-describedby={id}>
      <legend className={legendClass}>{label}</legend>
      <p id={id} className={hintClass}>
        {hint}
      </p>
      <div className={languagesClass}>
        {ordered.map((language) =>
          children(
            language,
            { label: endonyms[language], lang: language, dir: directions[language] },
            language === current,
          ),
        )}
      </div>
    </fieldset>
  );
}

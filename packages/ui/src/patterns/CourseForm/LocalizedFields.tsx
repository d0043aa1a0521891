import { directions, endonyms, type Language } from '@lyceum/i18n';
import { languages } from '@lyceum/rules';
import { Fragment, type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useUi } from '../../provider/UiProvider.tsx';
import { hint as hintClass, languages as languagesClass, legend as legendClass } from './CourseForm.css.ts';
import type { CourseFormReturn, CourseProblem } from './types.ts';

interface OneLanguage extends UseFormRegisterReturn {
  /** The language by its own name. */
  label: string;
  lang: Language;
  dir: 'ltr' | 'rtl';
  error: string | undefined;
}

interface LocalizedFieldsProps {
  form: CourseFormReturn;
  name: 'name' | 'description';
  label: string;
  description?: string;
  /** The error that concerns all languages. */
  error: string | undefined;
  /** Returns the error message of a field. */
  problem: CourseProblem;
  /** Renders the field of a language. */
  children: (field: OneLanguage) => ReactNode;
}

/**
 * The same text in each language, the language of the page first. That field also shows errors that concern all of
 * them.
 */
export function LocalizedFields({
  form,
  name,
  label,
  description,
  error,
  problem,
  children,
}: LocalizedFieldsProps) {
  const id = useId();
  const { language: current } = useUi();
  const ordered = [current, ...languages.filter((language) => language !== current)];
  return (
    <fieldset aria-describedby={id}>
      <legend className={legendClass}>{label}</legend>
      <p id={id} className={hintClass}>
        {description}
      </p>
      <div className={languagesClass}>
        {ordered.map((language) => (
          <Fragment key={language}>
            {children({
              ...form.register(`${name}.${language}`),
              label: endonyms[language],
              lang: language,
              dir: directions[language],
              error: problem(`${name}.${language}`) ?? (language === current ? error : undefined),
            })}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

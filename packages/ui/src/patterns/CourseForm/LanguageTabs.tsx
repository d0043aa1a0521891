'use client';

import { directions, endonyms, type Language } from '@lyceum/i18n';
import { languages } from '@lyceum/rules';
import { type LocalizedField, localizedFields } from '@lyceum/rules/course';
import { useWatch } from 'react-hook-form';
import { Stack } from '../../components/layout/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import type { CourseFormTexts } from './texts.ts';
import type { CourseFormReturn, CourseProblem, FieldTextsOf } from './types.ts';

interface LanguageTabsProps {
  form: CourseFormReturn;
  problem: CourseProblem;
  textsOf: FieldTextsOf;
  texts: Pick<CourseFormTexts, 'languages' | 'languageComplete' | 'languageInvalid'>;
  selected: Language;
  onSelect: (language: Language) => void;
}

/**
 * The texts of the course in each language, the language of the page first. The selected tab also shows the errors that
 * concern all languages.
 */
export function LanguageTabs({ form, problem, textsOf, texts, selected, onSelect }: LanguageTabsProps) {
  const { language: current } = useUi();
  const values = useWatch({ control: form.control, name: localizedFields });
  const ordered = [current, ...languages.filter((language) => language !== current)];
  const problemOf = (field: LocalizedField, language: Language) =>
    problem(`${field}.${language}`) ?? (language === selected ? problem(field) : undefined);
  const markOf = (language: Language) => {
    if (localizedFields.some((field) => problemOf(field, language)))
      return { tone: 'critical', label: texts.languageInvalid } as const;
    const isComplete = values.every((value) => value[language]?.trim());
    return isComplete ? ({ tone: 'positive', label: texts.languageComplete } as const) : undefined;
  };
  const fieldOf = (field: LocalizedField, language: Language) => ({
    // One language is enough, so the error of all depends on each.
    ...form.register(`${field}.${language}`, { deps: field }),
    ...textsOf(field),
    error: problemOf(field, language),
    lang: language,
    dir: directions[language],
  });
  return (
    <Tabs
      label={texts.languages}
      value={selected}
      onChange={onSelect}
      tabs={ordered.map((language) => ({
        value: language,
        label: endonyms[language],
        ...(language !== current && { language }),
        mark: markOf(language),
        panel: (
          <Stack>
            <TextField {...fieldOf('name', language)} autoComplete="off" />
            <TextArea {...fieldOf('description', language)} />
          </Stack>
        ),
      }))}
    />
  );
}

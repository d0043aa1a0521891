'use client';

import { directions, type Language } from '@lyceum/i18n';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { box, choice, words } from '../../components/Choice/Choice.css.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Inline, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { form, nothing, options, side as sideClass, value } from './ConflictForm.css.ts';

type Side = 'mine' | 'theirs';

/** A field that differs in the two versions. */
export interface DifferingField<Name extends string> {
  name: Name;
  label: string;
  /** Both values as text, one line for each entry of a list. Empty: `texts.nothing` is shown. */
  mine: string;
  theirs: string;
  /** The language of the values. @default that of the page */
  language?: Language;
  chosen: Side;
}

export interface ConflictFormTexts {
  title: string;
  /** What happened, and that nothing is lost. */
  text: string;
  /** The label of the user's own version: 'Yours'. */
  mine: string;
  /** The label of the other one: 'Saved in the meantime'. */
  theirs: string;
  allMine: string;
  allTheirs: string;
  /** Stands for an empty value. */
  nothing: string;
  submit: string;
  cancel: string;
}

export interface ConflictFormProps<Name extends string>
  extends Omit<ClosedProps<'form'>, 'children' | 'onSubmit'> {
  /** The fields that differ, in the order of the form. */
  fields: readonly DifferingField<Name>[];
  /** Called with a field, or with all of them, and the version to use. */
  onChoose: (field: Name | 'all', side: Side) => void;
  /** Called to use the chosen versions. */
  onSubmit: () => void;
  /** Called to return without a decision. */
  onCancel: () => void;
  texts: ConflictFormTexts;
}

/** Two versions of the same fields, of which the user chooses one for each. It takes the focus when it appears. */
export function ConflictForm<Name extends string>({
  fields,
  onChoose,
  onSubmit,
  onCancel,
  texts,
  ...rest
}: ConflictFormProps<Name>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      {...rest}
      aria-labelledby={`${id}-title`}
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="sm">
        <Heading level={2} id={`${id}-title`} ref={heading} tabIndex={-1} aria-describedby={`${id}-text`}>
          {texts.title}
        </Heading>
        <Text id={`${id}-text`} measured>
          {texts.text}
        </Text>
        <Inline>
          <Button size="small" onClick={() => onChoose('all', 'mine')}>
            {texts.allMine}
          </Button>
          <Button size="small" onClick={() => onChoose('all', 'theirs')}>
            {texts.allTheirs}
          </Button>
        </Inline>
      </Stack>
      {fields.map((field) => (
        <Versions key={field.name} {...{ field, onChoose, texts }} />
      ))}
      <Inline>
        <Button type="submit" tone="primary">
          {texts.submit}
        </Button>
        <Button onClick={() => onCancel()}>{texts.cancel}</Button>
      </Inline>
    </form>
  );
}

interface VersionsProps<Name extends string> {
  field: DifferingField<Name>;
  onChoose: (field: Name, side: Side) => void;
  texts: ConflictFormTexts;
}

function Versions<Name extends string>({ field, onChoose, texts }: VersionsProps<Name>) {
  const id = useId();
  const { name, label, language, chosen } = field;
  const languageProps = language && { lang: language, dir: directions[language] };
  return (
    <Card>
      <div role="radiogroup" aria-labelledby={`${id}-label`}>
        <Heading level={3} id={`${id}-label`}>
          {label}
        </Heading>
        <div className={options}>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={choice({ framed: true })}>
              <input
                type="radio"
                name={name}
                value={side}
                checked={chosen === side}
                onChange={() => onChoose(name, side)}
                aria-labelledby={`${id}-${side}`}
                aria-describedby={`${id}-${side}-value`}
                className={box({ kind: 'radio' })}
              />
              <span className={words}>
                <span id={`${id}-${side}`} className={sideClass}>
                  {texts[side]}
                </span>
                {field[side] === '' ? (
                  <span id={`${id}-${side}-value`} className={nothing}>
                    {texts.nothing}
                  </span>
                ) : (
                  <span id={`${id}-${side}-value`} {...languageProps} className={value}>
                    {field[side]}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      </div>
    </Card>
  );
}

'use client';

import { formatFile } from '@lyceum/i18n';
import { materialsPerSession } from '@lyceum/rules/course';
import { FileText, Plus, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { fieldLabel } from '../../components/Field/Field.css.ts';
import { FieldMessage, LabelText } from '../../components/Field/Field.tsx';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import type { RenderFileUpload } from './fileUpload.ts';
import { fileMaterial, newMaterial } from './newSession.ts';
import { material, materialButton, materialFields, materialFile, materials } from './Sessions.css.ts';
import type { SessionsTexts } from './sessionTexts.ts';
import type { CourseFormReturn, CourseProblem } from './types.ts';

interface MaterialFieldsProps {
  form: CourseFormReturn;
  problem: CourseProblem;
  /** The place of the session, from 0. */
  index: number;
  texts: SessionsTexts;
  /** The word for 'optional'. */
  optional: string;
  fileUpload: RenderFileUpload | undefined;
}

/** The links and files that learners of a session get. */
export function MaterialFields({ form, problem, index, texts, optional, fileUpload }: MaterialFieldsProps) {
  const { language } = useUi();
  const { control, register, getValues } = form;
  const list = `sessionList.${index}.materials` as const;
  const { fields, append, remove } = useFieldArray({ control, name: list, keyName: 'key' });
  const id = useId();
  const [removed, setRemoved] = useState<{ place: number } | null>(null);
  // The focus was on the button of the removed material.
  useEffect(() => {
    if (!removed) return;
    const next = document.getElementById(`${id}-remove-${removed.place}`);
    (next ?? document.getElementById(`${id}-add`))?.focus();
  }, [removed, id]);
  const tooMany = problem(list);
  return (
    <fieldset aria-labelledby={id} className={materials}>
      <span id={id} className={fieldLabel}>
        <LabelText label={texts.materials} optional={optional} />
      </span>
      {fields.map(({ key, file }, place) => {
        const name = `${list}.${place}` as const;
        return (
          <div key={key} className={material}>
            <div className={materialFields}>
              <TextField
                {...register(`${name}.title`)}
                label={texts.materialTitle}
                error={problem(`${name}.title`)}
                autoComplete="off"
              />
              {file ? (
                <div className={materialFile}>
                  <Icon icon={FileText} />
                  {formatFile(file, language)}
                </div>
              ) : (
                <TextField
                  {...register(`${name}.url`)}
                  type="url"
                  label={texts.materialUrl}
                  error={problem(`${name}.url`)}
                  autoComplete="off"
                />
              )}
            </div>
            <span className={materialButton}>
              <IconButton
                id={`${id}-remove-${place}`}
                icon={X}
                label={texts.removeMaterial(
                  getValues(`${name}.title`)?.trim() || texts.untitledMaterial(place + 1),
                )}
                onClick={() => {
                  remove(place);
                  setRemoved({ place });
                }}
              />
            </span>
          </div>
        );
      })}
      {tooMany ? <FieldMessage id={`${list}-error`}>{tooMany}</FieldMessage> : null}
      {fields.length < materialsPerSession ? (
        <div>
          <Button
            id={`${id}-add`}
            size="small"
            icon={Plus}
            onClick={() => append(newMaterial(), { focusName: `${list}.${fields.length}.title` })}
          >
            {texts.addMaterial}
          </Button>
        </div>
      ) : null}
      {fileUpload && fields.length < materialsPerSession
        ? fileUpload({
            onStored: (stored) => append(fileMaterial(stored), { shouldFocus: false }),
          })
        : null}
    </fieldset>
  );
}

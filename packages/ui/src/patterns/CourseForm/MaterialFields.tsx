import { limits } from '@lyceum/rules';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { fieldLabel } from '../../components/Field/Field.css.ts';
import { FieldMessage, LabelText } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { newMaterial } from './newSession.ts';
import { material, materialButton, materialFields, materials } from './Sessions.css.ts';
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
}

/** The links that learners of a session get. */
export function MaterialFields({ form, problem, index, texts, optional }: MaterialFieldsProps) {
  const { control, register, getValues } = form;
  const list = `sessionList.${index}.materials` as const;
  const { fields, append, remove } = useFieldArray({ control, name: list, keyName: 'key' });
  const id = useId();
  const tooMany = problem(list);
  return (
    <fieldset aria-labelledby={id} className={materials}>
      <span id={id} className={fieldLabel}>
        <LabelText label={texts.materials} optional={optional} />
      </span>
      {fields.map(({ key }, place) => {
        const name = `${list}.${place}` as const;
        return (
          <div key={key} className={material}>
            <div className={materialFields}>
              <TextField
                {...register(`${name}.title`)}
                label={texts.materialTitle}
                error={problem(`${name}.title`)}
                maxLength={limits.materialTitleMaximum}
                autoComplete="off"
              />
              <TextField
                {...register(`${name}.url`)}
                type="url"
                label={texts.materialUrl}
                error={problem(`${name}.url`)}
                maxLength={limits.linkMaximum}
                autoComplete="off"
              />
            </div>
            <span className={materialButton}>
              <IconButton
                icon={X}
                label={texts.removeMaterial(
                  getValues(`${name}.title`)?.trim() || texts.untitledMaterial(place + 1),
                )}
                onClick={() => remove(place)}
              />
            </span>
          </div>
        );
      })}
      {tooMany ? <FieldMessage id={`${list}-error`}>{tooMany}</FieldMessage> : null}
      {fields.length < limits.materialsPerSession ? (
        <div>
          <Button
            size="small"
            icon={Plus}
            onClick={() => append(newMaterial(), { focusName: `${list}.${fields.length}.title` })}
          >
            {texts.addMaterial}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { group, groupFields } from './CourseForm.css.ts';

interface FieldGroupProps {
  title: string;
  /** What the fields are about. */
  hint: string;
  children: ReactNode;
}

/** Fields that belong together, beside their heading if there is space. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Card>
      <fieldset aria-labelledby={id} className={group}>
        <div>
          <Heading level={2} size="small" id={id}>
            {title}
          </Heading>
          <Text size="small" tone="soft">
            {hint}
          </Text>
        </div>
        <div className={groupFields}>{children}</div>
      </fieldset>
    </Card>
  );
}

import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { group, groupFields } from './CourseForm.css.ts';

interface FieldGroupProps {
  title: string;
  /** What the fields are about. */
  hint: string;
  /** Whether the fields take the whole width, below the heading. @default false */
  wide?: boolean;
  children: ReactNode;
}

/** Fields that belong together, beside their heading if there is space. */
export function FieldGroup({ title, hint, wide = false, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Card>
      <fieldset aria-labelledby={id} className={group({ wide })}>
        <div>
          <Heading level={2} size="small" id={id}>
            {title}
          </Heading>
          <Text size="small" tone="soft">
            {hint}
          </Text>
        </div>
        <div className={groupFields({ wide })}>{children}</div>
      </fieldset>
    </Card>
  );
}

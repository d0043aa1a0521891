import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Page, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';

export interface FormPageProps {
  title: string;
  /** Why the form is here, or what happens then. */
  lead?: ReactNode;
  /** The one form. */
  children: ReactNode;
}

/** A page that holds one form and nothing else: signing in, a new password. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <Page room="ample" narrow>
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{title}</Heading>
          {lead ? (
            <Text as="div" tone="soft">
              {lead}
            </Text>
          ) : null}
        </Stack>
        <Card room="ample">{children}</Card>
      </Stack>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Page, type PageProps, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';

export interface FormPageProps extends Omit<ClosedProps<'div'>, 'title'>, Pick<PageProps, 'fill'> {
  /** The heading of the page. */
  title: string;
  /** Why the form is here, or what happens next. */
  lead?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The layout of a page with a single form: its heading, a lead, the form. */
export function FormPage({ title, lead, children, ...rest }: FormPageProps) {
  return (
    <Page {...rest} paddingBlock="both" narrow>
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{title}</Heading>
          {lead ? (
            <Text as="div" tone="soft">
              {lead}
            </Text>
          ) : null}
        </Stack>
        <Card padding="large">{children}</Card>
      </Stack>
    </Page>
  );
}

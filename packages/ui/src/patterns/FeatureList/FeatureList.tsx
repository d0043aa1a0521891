import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Grid, Inline, Page, type PageProps, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PageHeader } from '../PageHeader/index.ts';

export interface FeatureListProps extends Omit<PageProps, 'children' | 'paddingBlock' | 'narrow' | 'title'> {
  /** The heading of the page. */
  title: string;
  /** The message of the page, in a sentence. */
  lead: string;
  /** Three features, in reading order. */
  features: readonly { title: string; text: string }[];
  /** The action, a `ButtonLink`. */
  action: ReactNode;
}

/** A page that presents three features and one action. */
export function FeatureList({ title, lead, features, action, ...rest }: FeatureListProps) {
  return (
    <Page {...rest} paddingBlock="both">
      <PageHeader title={title} description={lead} />
      <Stack gap="xxl">
        <Grid columns={3}>
          {features.map((feature) => (
            <Card key={feature.title} padding="large">
              <Stack gap="xs">
                <Heading level={2} size="small">
                  {feature.title}
                </Heading>
                <Text tone="soft">{feature.text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Inline>{action}</Inline>
      </Stack>
    </Page>
  );
}

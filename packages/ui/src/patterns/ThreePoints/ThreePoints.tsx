import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Grid, Inline, Page, type PageProps, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PageHeader } from '../PageHeader/index.ts';

export interface ThreePointsProps extends Omit<PageProps, 'children' | 'room' | 'narrow' | 'title'> {
  title: string;
  /** What the page says, in a sentence. */
  lead: string;
  /** Three of them, in the order in which they are read. */
  points: readonly { title: string; text: string }[];
  /** The one next step, a `ButtonLink`. */
  action: ReactNode;
}

/** A page that says one thing in three points. */
export function ThreePoints({ title, lead, points, action, ...rest }: ThreePointsProps) {
  return (
    <Page {...rest} room="ample">
      <PageHeader title={title} description={lead} />
      <Stack gap="xxl">
        <Grid columns={3}>
          {points.map((point) => (
            <Card key={point.title} room="ample">
              <Stack gap="xs">
                <Heading level={2} size="small">
                  {point.title}
                </Heading>
                <Text tone="soft">{point.text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Inline>{action}</Inline>
      </Stack>
    </Page>
  );
}

import { Card } from '@lyceum/ui/components/Card';
import { Heading } from '@lyceum/ui/components/Heading';
import { Grid, Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import type { ReactNode } from 'react';

export interface ThreePointsProps {
  title: string;
  lead: string;
  points: readonly { title: string; text: string }[];
  action: ReactNode;
}

/** A page that says one thing in three points. */
export function ThreePoints({ title, lead, points, action }: ThreePointsProps) {
  return (
    <Page room="ample">
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

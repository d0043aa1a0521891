import { Badge, Card, Heading, Inline, Price, Stack, Text } from '@lyceum/ui';

const courses = [
  { id: 'pottery', name: 'صناعة الفخّار', teacher: 'أمل حدّاد', price: 120, isNew: true },
  { id: 'typography', name: 'الخط والطباعة', teacher: 'سامي قاسم', price: 85.5, isNew: false },
  { id: 'astronomy', name: 'مدخل إلى علم الفلك', teacher: 'ليلى منصور', price: 0, isNew: false },
];

/** The courses, with prices in the format of the language. */
export function CourseList() {
  return (
    <section aria-labelledby="courses">
      <Stack>
        <Heading id="courses" level={2}>
          الدورات المتاحة
        </Heading>
        <Stack role="list" aria-labelledby="courses" gap="sm">
          {courses.map(({ id, name, teacher, price, isNew }) => (
            <Card key={id} role="listitem" padding="small">
              <Inline justify="between">
                <Stack gap="xs">
                  <Heading level={3}>{name}</Heading>
                  <Text tone="soft">{teacher}</Text>
                </Stack>
                <Inline>
                  {isNew ? <Badge tone="positive">جديد</Badge> : null}
                  <Price amount={price} free="مجانًا" />
                </Inline>
              </Inline>
            </Card>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

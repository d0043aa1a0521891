import '../tailwind.css';
import { Card, Heading, Link, Page, Price, Stack, Text } from '@lyceum/ui';
import { EnrollButton } from '../EnrollButton.tsx';
import { pageOf } from '../languages.ts';

/** A server component: Tailwind's utilities arrange the page, and Lyceum's components are its content. */
export default async function Courses({ params }: { params: Promise<{ language: string }> }) {
  const { language, title, courses, free, ...texts } = pageOf((await params).language);
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <Page paddingBlock="both">
      <main>
        <div className="mb-8 flex items-center justify-between">
          <Heading level={1}>{title}</Heading>
          <Link href={`/${other}`}>{other === 'en' ? 'English' : 'العربية'}</Link>
        </div>
        <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
          {courses.map(({ id, name, teacher, price }) => (
            <li key={id}>
              <Card>
                <Stack>
                  <Heading level={2} size="small">
                    {name}
                  </Heading>
                  <Text tone="soft">{teacher}</Text>
                  <Price amount={price} free={free} />
                  <EnrollButton course={name} texts={texts} />
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      </main>
    </Page>
  );
}

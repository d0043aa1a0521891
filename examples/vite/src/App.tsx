import { Heading, Page, Stack } from '@lyceum/ui';
import { CourseList } from './CourseList.tsx';
import { SignInForm } from './SignInForm.tsx';

export function App() {
  return (
    <Page narrow paddingBlock="both">
      <main>
        <Stack gap="xl">
          <Heading level={1}>دورات الخريف</Heading>
          <CourseList />
          <SignInForm />
        </Stack>
      </main>
    </Page>
  );
}

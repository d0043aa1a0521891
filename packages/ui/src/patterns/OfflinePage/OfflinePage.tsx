import { RotateCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { Inline, Page, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';

// Only components of the first pages, with whose stylesheet the server sends this page.

export interface OfflinePageProps extends Omit<ClosedProps<'div'>, 'children' | 'title'> {
  /** The texts, in the language of the page. */
  texts: {
    /** The name of the product. */
    name: string;
    /** The accessible name of the logo link: 'Lyceum, home page'. */
    home: string;
    /** What happened, as the heading of the page. */
    title: string;
    /** What it means. */
    text: string;
    /** 'Try again' */
    retry: string;
    /** The label of the button during an attempt: 'Checking...' */
    checking: string;
  };
  /** Whether an attempt is running. @default false */
  busy?: boolean;
  /** The result of the last attempt, which is announced; empty before the first one. */
  status: string;
  /** Called when the retry button is pressed. */
  onRetry?: () => void;
  /** What can be read without a connection: `KeptCourses`, or a text. */
  children: ReactNode;
}

/** Replaces a page that needs a connection while there is none. */
export function OfflinePage({ texts, busy = false, status, onRetry, children, ...rest }: OfflinePageProps) {
  return (
    <Page {...rest} paddingBlock="both" narrow>
      <header>
        <Logo href="/" name={texts.name} label={texts.home} />
      </header>
      <main>
        <EmptyState
          icon={WifiOff}
          level={1}
          framed={false}
          title={texts.title}
          description={texts.text}
          action={
            <Stack align="center" gap="sm">
              <Button tone="primary" icon={RotateCw} busy={busy} busyLabel={texts.checking} onClick={onRetry}>
                {texts.retry}
              </Button>
              <Text role="status" size="small" tone="soft">
                {status}
              </Text>
            </Stack>
          }
        />
        {children}
      </main>
    </Page>
  );
}

/** A course that the device keeps. */
export interface KeptCourse {
  /** The path of the course. */
  href: string;
  name: string;
  /** The language of the name. */
  language: string;
}

export interface KeptCoursesProps extends Omit<ClosedProps<'section'>, 'children' | 'title'> {
  /** The heading, which names the list. */
  title: string;
  /** How old the courses may be. */
  text: string;
  /** In display order. */
  courses: readonly KeptCourse[];
}

const headingId = 'kept-courses';

/** The courses that can be read without a connection. */
export function KeptCourses({ title, text, courses, ...rest }: KeptCoursesProps) {
  return (
    <section {...rest} aria-labelledby={headingId}>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading id={headingId} level={2} size="small">
            {title}
          </Heading>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </Stack>
        <Card padding="large">
          <Stack as="ul" gap="sm" aria-labelledby={headingId}>
            {courses.map(({ href, name, language }) => (
              <li key={href}>
                <Inline>
                  <Link href={href} tone="standalone" lang={language} dir="auto">
                    {name}
                  </Link>
                </Inline>
              </li>
            ))}
          </Stack>
        </Card>
      </Stack>
    </section>
  );
}

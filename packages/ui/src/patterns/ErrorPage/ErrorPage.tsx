import { CloudAlert, Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Page } from '../../components/layout/index.ts';
import type { ClosedProps } from '../../props.ts';

export interface ErrorPageProps extends Omit<ClosedProps<'div'>, 'children' | 'title'> {
  /** What happened, as the heading of the page. */
  title: string;
  /** What it means and what the user can do. */
  text?: string;
  /** The action: a `ButtonLink` to the home page, or a `Button` to try again. */
  action: ReactNode;
}

/** Replaces a page that failed to load. */
export function ErrorPage({ title, text, action, ...rest }: ErrorPageProps) {
  return (
    <Page {...rest} paddingBlock="both">
      <EmptyState
        icon={CloudAlert}
        level={1}
        framed={false}
        title={title}
        description={text}
        action={action}
      />
    </Page>
  );
}

/** Replaces a page that does not exist: 'Page not found', 'Course not found'. */
export function NotFound({ title, text, action, ...rest }: ErrorPageProps) {
  return (
    <Page {...rest} paddingBlock="both">
      <EmptyState icon={Compass} level={1} framed={false} title={title} description={text} action={action} />
    </Page>
  );
}

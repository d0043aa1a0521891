'use client';

import { RotateCw, WifiOff } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { Page, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';

// Uses only components of the first pages, because the server sends this page with their stylesheet.

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
  };
  /** The attempt that is running or the result of the last one, which is announced; empty before the first one. */
  status: string;
  /** Called when the retry button is pressed. */
  onRetry?: () => void;
}

/** Replaces a page that needs a connection while there is none. */
export function OfflinePage({ texts, status, onRetry, ...rest }: OfflinePageProps) {
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
              <Button tone="primary" icon={RotateCw} onClick={onRetry}>
                {texts.retry}
              </Button>
              <Text role="status" size="small" tone="soft">
                {status}
              </Text>
            </Stack>
          }
        />
      </main>
    </Page>
  );
}

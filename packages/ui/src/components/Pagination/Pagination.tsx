'use client';

import { formatNumber } from '@lyceum/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { useTexts } from '../../provider/useTexts.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import { pageButton, position, root, row } from './Pagination.css.ts';
import { paginationTexts } from './Pagination.texts.ts';

interface PaginationBase extends Omit<ClosedProps<'nav'>, 'children' | 'aria-label'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The current page, counted from 1. If several are shown, the last one. */
  page: number;
  /** The first page that is shown, if the list has loaded several. @default page */
  from?: number;
  /** The number of pages. With one or none nothing is rendered. */
  pages: number;
  /** @default those of the provider, or the built-in ones */
  texts?:
    | {
        previous?: string;
        next?: string;
        /** 'Page 2 of 9', or 'Showing 25–36 of 82' for a list. Announced when it changes. */
        position?: string;
      }
    | undefined;
}

export type PaginationProps = PaginationBase &
  (
    | {
        /** Returns the address of a page, so that the pages are links. */
        hrefOf: (page: number) => string;
        onPage?: never;
      }
    | {
        /** Called with the requested page, if pages have no address. */
        onPage: (page: number) => void;
        hrefOf?: never;
      }
  );

/**
 * Navigates between the pages of a long list. At the first and last page the disabled button stays focusable, so that
 * the focus is not lost. A list with addresses that starts with its first page has no previous button at all.
 */
export function Pagination({
  label,
  page,
  from = page,
  pages,
  texts: { position: ownPosition, previous, next } = {},
  hrefOf,
  onPage,
  ...rest
}: PaginationProps) {
  const { language } = useUi();
  const texts = useTexts('pagination', paginationTexts, {
    previous,
    next,
    position: ownPosition === undefined ? undefined : () => ownPosition,
  });
  if (pages <= 1) return null;
  const shared = hrefOf ? { hrefOf } : { onPage };
  return (
    <nav {...rest} aria-label={label} className={root}>
      <div className={row}>
        {hrefOf && from <= 1 ? null : (
          <PageButton {...shared} to={Math.max(from - 1, 1)} atEnd={from <= 1}>
            <Icon icon={ChevronLeft} size="small" mirrors />
            {texts.previous}
          </PageButton>
        )}
        <span role="status" className={position}>
          {texts.position(formatNumber(page, language), formatNumber(pages, language))}
        </span>
        <PageButton {...shared} to={Math.min(page + 1, pages)} atEnd={page >= pages}>
          {texts.next}
          <Icon icon={ChevronRight} size="small" mirrors />
        </PageButton>
      </div>
    </nav>
  );
}

interface PageButtonProps {
  to: number;
  /** Whether there is no such page. The address is then that of the current page. */
  atEnd: boolean;
  hrefOf?: (page: number) => string;
  onPage?: (page: number) => void;
  children: ReactNode;
}

function PageButton({ to, atEnd, hrefOf, onPage, children }: PageButtonProps) {
  const shared = {
    'aria-disabled': atEnd || undefined,
    className: classNames(button({ tone: 'secondary', size: 'small' }), pageButton),
    onClick: (event: MouseEvent) => {
      if (atEnd) event.preventDefault();
      else onPage?.(to);
    },
    children,
  };
  return hrefOf ? <Anchor {...shared} href={hrefOf(to)} /> : <button type="button" {...shared} />;
}

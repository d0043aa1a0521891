import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import { position, root, row, turn } from './Pagination.css.ts';

interface PaginationBase extends Omit<ClosedProps<'nav'>, 'children' | 'aria-label'> {
  /** What the pages are pages of; names the navigation. */
  label: string;
  /** The page that is shown, counted from 1; of several, the last. */
  page: number;
  /** The first page that is shown, where a list has grown by several. @default page */
  from?: number;
  /** How many there are. With one or none there is nothing to turn, and nothing is shown. */
  pages: number;
  texts: {
    previous: string;
    next: string;
    /** 'Page 2 of 9'; announced when it changes. */
    position: string;
  };
}

export type PaginationProps = PaginationBase &
  (
    | {
        /** The address of a page inside the app: the pages are links, and can be shared. */
        hrefOf: (page: number) => string;
        onPage?: never;
      }
    | {
        /** Called with the page that is wished for: the pages have no address of their own. */
        onPage: (page: number) => void;
        hrefOf?: never;
      }
  );

/**
 * From page to page of a long list. At an end its button can still be reached and heard, so that the focus is not
 * lost by turning to the last page.
 */
export function Pagination({
  label,
  page,
  from = page,
  pages,
  texts,
  hrefOf,
  onPage,
  ...rest
}: PaginationProps) {
  if (pages <= 1) return null;
  const turner = hrefOf ? { hrefOf } : { onPage };
  return (
    <nav {...rest} aria-label={label} className={root}>
      <div className={row}>
        <Turn {...turner} to={Math.max(from - 1, 1)} atEnd={from <= 1}>
          <Icon icon={ChevronLeft} size="small" mirrors />
          {texts.previous}
        </Turn>
        <span role="status" className={position}>
          {texts.position}
        </span>
        <Turn {...turner} to={Math.min(page + 1, pages)} atEnd={page >= pages}>
          {texts.next}
          <Icon icon={ChevronRight} size="small" mirrors />
        </Turn>
      </div>
    </nav>
  );
}

interface TurnProps {
  to: number;
  /** There is no such page: the address is that of the page shown. */
  atEnd: boolean;
  hrefOf?: (page: number) => string;
  onPage?: (page: number) => void;
  children: ReactNode;
}

function Turn({ to, atEnd, hrefOf, onPage, children }: TurnProps) {
  const shared = {
    'aria-disabled': atEnd || undefined,
    className: classNames(button({ tone: 'secondary', size: 'small' }), turn),
    onClick: (event: MouseEvent) => {
      if (atEnd) event.preventDefault();
      else onPage?.(to);
    },
    children,
  };
  return hrefOf ? <Anchor {...shared} href={hrefOf(to)} /> : <button type="button" {...shared} />;
}

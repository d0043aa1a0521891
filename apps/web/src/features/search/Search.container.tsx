import { useNavigate, useRevalidator } from 'react-router-dom';
import { type Search, searchHref, searchIn } from '../../app/courses/searchAddress.ts';
import { SearchScreen } from './SearchScreen.tsx';
import type { LoadedSearch } from './search.ts';

export interface SearchContainerProps {
  search: Search;
  /** Undefined if the call failed. */
  loaderData: LoadedSearch | undefined;
}

export function SearchContainer({ search, loaderData }: SearchContainerProps) {
  const navigate = useNavigate();
  const { state, revalidate } = useRevalidator();
  return (
    <SearchScreen
      search={search}
      loaderData={loaderData}
      onSearch={(values) =>
        void navigate(searchHref(searchIn(new URLSearchParams(values))), { preventScrollReset: true })
      }
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}

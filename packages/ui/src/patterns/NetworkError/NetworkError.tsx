import { floating } from '../floating.css.ts';
import { ListError, type ListErrorProps } from '../ListError/index.ts';

export type NetworkErrorProps = Pick<
  ListErrorProps,
  'message' | 'retryLabel' | 'busy' | 'busyLabel' | 'onRetry'
>;

/** Floats over the page, which stays as it is while something that the user requested failed to load. */
export function NetworkError(props: NetworkErrorProps) {
  return (
    <div className={floating}>
      <ListError {...props} />
    </div>
  );
}

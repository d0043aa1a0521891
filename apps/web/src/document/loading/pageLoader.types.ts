export interface LoaderArgs {
  request: Request;
  params: unknown;
}

export interface PageLoader<Args extends LoaderArgs = LoaderArgs, Data = unknown> {
  (args: Args): Promise<Data>;
  /** Loads the data before the user opens the page. */
  prefetch(args: Args): void;
  /** Keeps the data of the shown page for Back and Forward. */
  remember(address: string, data: object): void;
}

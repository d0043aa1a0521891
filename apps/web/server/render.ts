import { createRequestHandler, type ServerBuild } from 'react-router';

/** Renders a page. The build begins here: what renders is bundled, and the server loads it as one. */
export const render = createRequestHandler(
  async () => (await import('virtual:react-router/server-build')) as ServerBuild,
  import.meta.env.MODE,
);

import { buildWeb } from '../../scripts/lib/web-build.ts';

/** Once, before several workers start the product from the same build. */
export default buildWeb;

import { buildWeb } from '../../scripts/lib/web-build.ts';
import { Product } from './product.ts';

/** Once, before several workers start the product: its build, and the data that each of them begins with a copy of. */
export default async function prepare(): Promise<void> {
  await buildWeb();
  await Product.prepareData();
}

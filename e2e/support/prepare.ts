import { buildWeb } from '../../scripts/lib/builds.ts';
import { Product } from './product.ts';

/** Builds the web app and prepares the database that each worker copies. */
export default async function prepare(): Promise<void> {
  await buildWeb();
  await Product.prepareData();
}

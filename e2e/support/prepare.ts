import type { FullConfig } from '@playwright/test';
import { buildWeb } from '../../tools/builds.ts';
import { Product } from './product.ts';

/**
 * Builds the web app, prepares the database, and starts a product for each worker that runs at a time. The workers of a
 * project are other processes than those of the next one, but the products remain.
 * @returns what to do at the end
 */
export default async function prepare({ workers }: FullConfig): Promise<() => Promise<void>> {
  await buildWeb();
  await Product.prepareData();
  const products = await Promise.all(Array.from({ length: workers }, () => Product.create()));
  const removeAll = async () => {
    await Promise.all(products.map((product) => product.remove()));
  };
  try {
    await Promise.all(products.map((product) => product.start()));
  } catch (cause) {
    await removeAll();
    throw cause;
  }
  Product.share(products);
  return removeAll;
}

import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

interface Outbox {
  messages: { to: string; links: string[] }[];
}

/**
 * The link in the last mail to the address, once it has arrived.
 * @param origin the origin of the product @default the base URL of the request
 */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  path: string,
  origin = '',
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { messages }: Outbox = await (await request.get(`${origin}/demo/outbox.json`)).json();
      const links = messages.filter(({ to }) => to === email).flatMap((mail) => mail.links);
      link = links.find((address) => new URL(address).pathname === path);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

import { useNonce } from './nonce.ts';

export interface StructuredDataProps {
  /** An object of schema.org, without its context. */
  data: object;
}

/**
 * Data for search engines, as JSON-LD.
 *
 * Trusted Types reject a text in a script element of any type. So the JSON is set as markup, with every `<` escaped so
 * that it cannot create an element.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const nonce = useNonce();
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // Other data is another element: Trusted Types reject a change of one in the page.
  return (
    <script
      key={json}
      type="application/ld+json"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it contains no `<`
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

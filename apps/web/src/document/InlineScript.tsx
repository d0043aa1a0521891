import { useNonce } from './nonce.ts';

/** A script in the HTML of the page. @param props.source our own code, without input from outside */
export function InlineScript({ source }: { source: string }) {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}

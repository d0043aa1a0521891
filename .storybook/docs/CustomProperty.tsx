import { customProperty } from '@lyceum/ui/theme/customProperty';
import { useState } from 'react';

/** The custom property of a token. A press copies its name. */
export function CustomProperty({ group, name }: { group: string; name: string }) {
  const property = customProperty(group, name);
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(`var(${property})`).then(
      () => setCopied('Copied'),
      () => setCopied('The browser does not allow copying.'),
    );
  return (
    <>
      <button type="button" className="plate-property" title={`Copy var(${property})`} onClick={copy}>
        {property}
      </button>
      <span role="status" className="plate-copied">
        {copied}
      </span>
    </>
  );
}

/** A sentence of a guide, with `code` between backticks. */
export const RichText = ({ children }: { children: string }) => (
  // The parts between backticks have odd indexes.
  <>{children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}</>
);

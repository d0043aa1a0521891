/** A browser may begin to read a file some time after the click. */
const readWithinMs = 60_000;

/** Saves a text as a file on the user's device. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}

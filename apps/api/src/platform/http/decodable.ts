/**
 * An address whose path can be decoded, to text without NUL: in a malformed one of a page, `%` stands for itself, so that
 * it is not found like any other unknown path [2.494]. A malformed call is rejected.
 */
export function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/v1/')) return url;
  try {
    if (!decodeURIComponent(path).includes('\0')) return url;
  } catch {
    // It cannot be decoded.
  }
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

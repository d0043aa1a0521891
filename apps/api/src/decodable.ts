/**
 * An address whose path can be decoded: in a malformed one, `%` stands for itself, so that it is not found like any other
 * unknown path [2.494].
 */
export function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

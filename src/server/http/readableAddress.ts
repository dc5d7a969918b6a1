function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The nearest address that can be read: a percent sign that begins no escape stands for itself (`/results/50%`). Always on
 * this server: browsers take two slashes at the start, or a backslash, for the name of another one.
 */
export function readableAddress(url: string): string {
  const [path = '/', ...search] = url.split('?');
  const escaped = path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25');
  const readable = decoded(escaped) === undefined ? path.replaceAll('%', '%25') : escaped;
  return [readable.replace(/^[/\\]*/, '/'), ...search].join('?');
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Repairs a malformed URL: a percent sign that starts no escape stands for itself (`/results/50%`). The
 * result stays on this server: browsers would take leading slashes or a backslash for another host.
 */
export function repairUrl(url: string): string {
  const [path = '/', ...search] = url.split('?');
  const escaped = path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25');
  const readable = decoded(escaped) === undefined ? path.replaceAll('%', '%25') : escaped;
  return [readable.replace(/^[/\\]*/, '/'), ...search].join('?');
}

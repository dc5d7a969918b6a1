/** The id of the script that holds it: not a program, only data. */
export const BROUGHT = 'brought';

/** What the server has drawn the page from, by place in the tree (src/web/visitors/drawn): a page that nobody drew brings nothing. */
export function broughtAlong(page: Pick<Document, 'getElementById'>): Readonly<Record<string, unknown>> {
  const text = page.getElementById(BROUGHT)?.textContent;
  if (text === undefined || text === '') return {};
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch {
    return {}; // cut off on its way: then it is read like everything else
  }
}

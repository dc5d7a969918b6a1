/** The id of the script element that contains the page's data, and no program. */
export const PAGE_DATA_ID = 'brought';

/** The data the server rendered this page from, by path in the tree (src/web/visitors/drawn). Empty for any other page. */
export function readPageData(page: Pick<Document, 'getElementById'>): Readonly<Record<string, unknown>> {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (text === undefined || text === '') return {};
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch {
    return {}; // truncated on its way; the tree is read as usual
  }
}

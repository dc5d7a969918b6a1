import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipped } from './compressed.ts';

/** The page in one language, raw or compressed; each has its own ETag. */
interface Page {
  readonly body: Buffer;
  readonly tag: string;
}

/** Compressed once for all requests. */
export interface PageInALanguage {
  readonly asItIs: Page;
  readonly gzipped: Page;
}

/** Languages declared by the built page; the first is its own. */
const languagesOf = (html: string): readonly string[] =>
  /<html[^>]*\sdata-languages="([^"]*)"/
    .exec(html)?.[1]
    ?.split(' ')
    .filter((tag) => tag !== '') ?? [];

const tagged = (body: Buffer): Page => ({
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url')}"`,
});

export async function pageIn(language: string | undefined, html: string): Promise<PageInALanguage> {
  const said =
    language === undefined
      ? html
      : html.replace(/(<html[^>]*\slang=")[^"]*"/, (_, before) => `${before}${language}"`);
  const body = Buffer.from(said);
  return { asItIs: tagged(body), gzipped: tagged(await gzipped(body)) };
}

export class Built {
  readonly changed: number;
  readonly html: string;
  readonly languages: readonly string[];
  /** The page as it was built, by language. */
  private readonly pages = new Map<string | undefined, Promise<PageInALanguage>>();

  constructor(changed: number, html: string) {
    this.changed = changed;
    this.html = html;
    this.languages = languagesOf(html);
  }

  plain(language: string | undefined): Promise<PageInALanguage> {
    const page = this.pages.get(language) ?? pageIn(language, this.html);
    this.pages.set(language, page);
    return page;
  }
}

/** The current build of the page; read again after a new build. */
export class BuiltPages {
  private readonly file: string;
  private readonly page: (indexHtml: string) => string;
  private readonly onChange: () => void;
  private built: Built | undefined;

  constructor(
    { folder, page }: { readonly folder: string; readonly page: (indexHtml: string) => string },
    onChange: () => void,
  ) {
    this.file = join(folder, 'index.html');
    this.page = page;
    this.onChange = onChange;
  }

  async read(): Promise<Built> {
    const { mtimeMs: changed } = await stat(this.file);
    if (this.built?.changed === changed) return this.built;
    const html = this.page(await readFile(this.file, 'utf8'));
    // Another request may have read it meanwhile: share its pages.
    if (this.built?.changed === changed) return this.built;
    this.built = new Built(changed, html);
    this.onChange();
    return this.built;
  }
}

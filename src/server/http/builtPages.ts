import { createHash } from 'node:crypto';
import { brotliText, gzipText } from './compressIfAccepted.ts';
import type { InlineSources } from './inlineFirstPaint.ts';
import type { ScreenFiles } from './screenFiles.ts';

/** A body with its ETag. */
interface TaggedBody {
  readonly body: Buffer;
  readonly tag: string;
}

/** Compressed once for all requests: a body for each content coding. */
export interface LocalizedPage {
  readonly identity: TaggedBody;
  readonly gzip: TaggedBody;
  readonly br: TaggedBody;
  /** The style and the script inside it, if any. */
  readonly inline?: InlineSources | undefined;
}

/** Languages declared by the built page; the first is its own. */
const languagesOf = (html: string): readonly string[] =>
  /<html[^>]*\sdata-languages="([^"]*)"/
    .exec(html)?.[1]
    ?.split(' ')
    .filter((tag) => tag !== '') ?? [];

export const tagBody = (body: Buffer): TaggedBody => ({
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url')}"`,
});

export async function localizePage(language: string | undefined, html: string): Promise<LocalizedPage> {
  const said =
    language === undefined
      ? html
      : html.replace(/(<html[^>]*\slang=")[^"]*"/, (_, before) => `${before}${language}"`);
  const body = Buffer.from(said);
  const [gzip, br] = await Promise.all([gzipText(body), brotliText(body)]);
  return { identity: tagBody(body), gzip: tagBody(gzip), br: tagBody(br) };
}

export class PageBuild {
  readonly source: Buffer;
  readonly html: string;
  readonly languages: readonly string[];
  /** The page as it was built, by language. */
  private readonly pages = new Map<string | undefined, Promise<LocalizedPage>>();

  constructor(source: Buffer, html: string) {
    this.source = source;
    this.html = html;
    this.languages = languagesOf(html);
  }

  plain(language: string | undefined): Promise<LocalizedPage> {
    const page = this.pages.get(language) ?? localizePage(language, this.html);
    this.pages.set(language, page);
    return page;
  }
}

/** The current build of the page; read again after a new build. */
export class BuiltPages {
  private readonly files: ScreenFiles;
  private readonly page: (indexHtml: string) => string;
  private readonly onChange: () => void;
  private built: PageBuild | undefined;

  constructor(
    { files, page }: { readonly files: ScreenFiles; readonly page: (indexHtml: string) => string },
    onChange: () => void,
  ) {
    this.files = files;
    this.page = page;
    this.onChange = onChange;
  }

  async read(): Promise<PageBuild> {
    const source = await this.files.read('index.html');
    if (source === undefined) throw new Error('The web app is not built: it has no index.html.');
    if (this.built?.source.equals(source) === true) return this.built;
    this.built = new PageBuild(source, this.page(source.toString()));
    this.onChange();
    return this.built;
  }
}

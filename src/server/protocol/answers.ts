import { textBytes, WeakByteCache } from '../byteCache.ts';
import type { News } from '../database/listens.ts';
import type { StatusWord } from '../refusal.ts';
import { pathText, type Path } from '../tree/paths.ts';
import type { Tree, TreeNode } from '../tree/node.ts';
import { exportText } from '../tree/text.ts';

/** The first word, spoken by the server. */
export const hello = (about: { now: number; host: string; session: string }): string =>
  JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: about.now, v: '5', h: about.host, s: about.session } } });

export const PONG = '{"t":"c","d":{"t":"o","d":null}}';

/** A reply; `payload` is JSON text. */
export const reply = (number: number, status: 'ok' | StatusWord, payload: string): string =>
  `{"t":"d","d":{"r":${JSON.stringify(number)},"b":{"s":"${status}","d":${payload}}}}`;

const MAX_JOINED_BYTES = 32_000_000;
const joined = new WeakByteCache<TreeNode, { readonly place: string; readonly bytes: Buffer }>(
  'messages to sockets',
  MAX_JOINED_BYTES,
);
// Small messages are made faster than they are looked up.
const WORTH_KEEPING = 4096;

/**
 * The node a listener now has, or a window onto it (then with its tag). Three hundred who join one large place at once
 * get the same bytes: text and encoding are made once.
 */
export function valuePush(path: Path, node: Tree, tag: number | undefined): string | Buffer {
  const place = JSON.stringify(pathText(path));
  if (node !== null && tag === undefined) {
    const kept = joined.get(node);
    if (kept?.place === place) return kept.bytes;
  }
  const text = `{"t":"d","d":{"a":"d","b":{"p":${place},"d":${exportText(node)}${tagged(tag)}}}}`;
  if (node === null || tag !== undefined || text.length < WORTH_KEEPING) return text;
  const bytes = Buffer.from(text);
  joined.set(node, { place, bytes }, bytes.length + textBytes(place));
  return bytes;
}

/** No longer allowed; a query is named in the words it was asked with. */
export const revokedPush = (path: Path, query: string | undefined): string =>
  `{"t":"d","d":{"a":"c","b":{"p":${JSON.stringify(pathText(path))}${query === undefined ? '' : `,"q":[${query}]`}}}}`;

/** The credential is no longer good: the client gets a new one and comes back. */
export const credentialPush = (status: StatusWord, sentence: string): string =>
  `{"t":"d","d":{"a":"ac","b":${JSON.stringify({ s: status, d: sentence })}}}`;

const tagged = (tag: number | undefined): string => (tag === undefined ? '' : `,"t":${JSON.stringify(tag)}`);

function openedNews(news: News): string {
  const p = JSON.stringify(pathText(news.path));
  switch (news.kind) {
    case 'value':
      return `{"t":"d","d":{"a":"d","b":{"p":${p},"d":${exportText(news.node)}`;
    case 'children': {
      const changes = news.changes.map(
        ({ path, node }) => `${JSON.stringify(pathText(path))}:${exportText(node)}`,
      );
      return `{"t":"d","d":{"a":"m","b":{"p":${p},"d":{${changes.join(',')}}`;
    }
  }
}

const opened = new WeakMap<News, string>();
const bytes = new WeakMap<News, Buffer>();

/**
 * News as it goes out. Two thousand listeners of one place get the very same bytes, so they are made once; only those
 * who listen to a window have each their own tag.
 */
export function newsPush(news: News, tag: number | undefined): string | Buffer {
  const text = opened.get(news) ?? openedNews(news);
  opened.set(news, text);
  if (tag !== undefined) return `${text}${tagged(tag)}}}}`;
  const encoded = bytes.get(news) ?? Buffer.from(`${text}}}}`);
  bytes.set(news, encoded);
  return encoded;
}

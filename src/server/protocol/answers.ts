import { estimateTextBytes, WeakByteCache } from '../byteCache.ts';
import type { ChangeNews } from '../database/listens.ts';
import type { StatusWord } from '../refusal.ts';
import { formatPath, type KeyPath } from '../tree/paths.ts';
import type { Tree, TreeNode } from '../tree/node.ts';
import { formatExport } from '../tree/text.ts';

/** The first message, sent by the server. */
export const buildHello = (about: { now: number; host: string; session: string }): string =>
  JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: about.now, v: '5', h: about.host, s: about.session } } });

export const PONG = '{"t":"c","d":{"t":"o","d":null}}';

export const buildReply = (number: number, status: 'ok' | StatusWord, payload: string): string =>
  `{"t":"d","d":{"r":${JSON.stringify(number)},"b":{"s":"${status}","d":${payload}}}}`;

const MAX_JOINED_BYTES = 32_000_000;
const joined = new WeakByteCache<TreeNode, { readonly place: string; readonly bytes: Buffer }>(
  'messages to sockets',
  MAX_JOINED_BYTES,
);
// Smaller messages are faster to make than to look up.
const WORTH_KEEPING = 4096;

/**
 * Sends a listener the current value, or a window's with its tag. When three hundred clients join one large
 * path at once, text and bytes are made once for all.
 */
export function buildValuePush(path: KeyPath, node: Tree, tag: number | undefined): string | Buffer {
  const place = JSON.stringify(formatPath(path));
  if (node !== null && tag === undefined) {
    const kept = joined.get(node);
    if (kept?.place === place) return kept.bytes;
  }
  const text = `{"t":"d","d":{"a":"d","b":{"p":${place},"d":${formatExport(node)}${tagged(tag)}}}}`;
  if (node === null || tag !== undefined || text.length < WORTH_KEEPING) return text;
  const bytes = Buffer.from(text);
  joined.set(node, { place, bytes }, bytes.length + estimateTextBytes(place));
  return bytes;
}

/** The listen lost its right to read. A query is repeated in the client's own words. */
export const buildRevokedPush = (path: KeyPath, query: string | undefined): string =>
  `{"t":"d","d":{"a":"c","b":{"p":${JSON.stringify(formatPath(path))}${query === undefined ? '' : `,"q":[${query}]`}}}}`;

/** The credential ended: the client gets a new one and reconnects. */
export const buildCredentialPush = (status: StatusWord, sentence: string): string =>
  `{"t":"d","d":{"a":"ac","b":${JSON.stringify({ s: status, d: sentence })}}}`;

const tagged = (tag: number | undefined): string => (tag === undefined ? '' : `,"t":${JSON.stringify(tag)}`);

function openedNews(news: ChangeNews): string {
  const p = JSON.stringify(formatPath(news.path));
  switch (news.kind) {
    case 'value':
      return `{"t":"d","d":{"a":"d","b":{"p":${p},"d":${formatExport(news.node)}`;
    case 'children': {
      const changes = news.changes.map(
        ({ path, node }) => `${JSON.stringify(formatPath(path))}:${formatExport(node)}`,
      );
      return `{"t":"d","d":{"a":"m","b":{"p":${p},"d":{${changes.join(',')}}`;
    }
  }
}

const opened = new WeakMap<ChangeNews, string>();
const bytes = new WeakMap<ChangeNews, Buffer>();

/** Encodes news. Two thousand listeners of one path share the same bytes; only window listeners differ, by tag. */
export function buildNewsPush(news: ChangeNews, tag: number | undefined): string | Buffer {
  const text = opened.get(news) ?? openedNews(news);
  opened.set(news, text);
  if (tag !== undefined) return `${text}${tagged(tag)}}}}`;
  const encoded = bytes.get(news) ?? Buffer.from(`${text}}}}`);
  bytes.set(news, encoded);
  return encoded;
}

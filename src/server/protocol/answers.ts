import type { News } from '../database/listens.ts';
import type { StatusWord } from '../refusal.ts';
import { pathText, type Path } from '../tree/paths.ts';
import type { Tree } from '../tree/node.ts';
import { exportText } from '../tree/text.ts';

/** The first word, spoken by the server. */
export const hello = (about: { now: number; host: string; session: string }): string =>
  JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: about.now, v: '5', h: about.host, s: about.session } } });

export const PONG = '{"t":"c","d":{"t":"o","d":null}}';

/** A reply; `payload` is JSON text. */
export const reply = (number: number, status: 'ok' | StatusWord, payload: string): string =>
  `{"t":"d","d":{"r":${JSON.stringify(number)},"b":{"s":"${status}","d":${payload}}}}`;

/** The node a listener now has, or a window onto it (then with its tag). */
export const valuePush = (path: Path, node: Tree, tag: number | undefined): string =>
  `{"t":"d","d":{"a":"d","b":{"p":${JSON.stringify(pathText(path))},"d":${exportText(node)}${tagged(tag)}}}}`;

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

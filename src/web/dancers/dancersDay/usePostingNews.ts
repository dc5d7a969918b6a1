import { useEffect, useState } from 'react';
import type { UpcomingDance, FinishedDance, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';

/** The time in ms for which a posting counts as news. */
const NEWS_MS = 3 * 60_000;

/** A posting that arrived while the page was open: recalled or not. */
export interface PostingNews {
  readonly line: FinishedDance & { readonly what: { readonly kind: 'called back' | 'out' } };
  readonly at: number;
}

/** The dance they were recalled to; undefined once it is on the floor, or over. */
export const findRecallDance = (
  { coming }: DancersDay,
  { line: { couple } }: PostingNews,
): UpcomingDance | undefined =>
  coming.find(
    (one): one is UpcomingDance =>
      one.kind === 'dance' &&
      one.isCertain &&
      one.couple.event.key === couple.event.key &&
      one.couple.entry.id === couple.entry.id,
  );

const keyOf = ({ couple, round, what }: FinishedDance): string =>
  `${couple.event.key}/${couple.entry.id}/${round.number}/${what.kind}`;

const isPosting = (line: FinishedDance): line is PostingNews['line'] =>
  line.what.kind === 'called back' || line.what.kind === 'out';

/** The latest posting since the page was opened or since the last news; undefined once it is old. */
export function usePostingNews({ done }: DancersDay, now: number): PostingNews | undefined {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(done.map(keyOf)));
  const [news, setNews] = useState<PostingNews>();
  const fresh = done.filter((line) => !seen.has(keyOf(line)));
  if (fresh.length > 0) {
    setSeen(new Set([...seen, ...fresh.map(keyOf)]));
    const posting = fresh.find(isPosting);
    if (posting !== undefined) setNews({ line: posting, at: now });
  }
  // An unposted result is not news anymore.
  const stillIs = news !== undefined && done.some((line) => keyOf(line) === keyOf(news.line));
  return stillIs && now - news.at < NEWS_MS ? news : undefined;
}

/** Calls `act` once for each piece of news. */
export function useOnNews(news: PostingNews | undefined, act: (news: PostingNews) => void): void {
  const key = news === undefined ? undefined : keyOf(news.line);
  useEffect(() => {
    if (news !== undefined) act(news);
    // Once per piece of news, regardless of other renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

import { asWritten } from '../../domain/event/asWritten.ts';
import { Suspense } from 'react';
import { useStore } from '../app/StoreProvider.tsx';
import { useConnection } from '../app/useConnection.ts';
import { ConnectionLight, type Connection } from '../parts/note/ConnectionLight.tsx';
import { judgeSheet } from '../words/english/judgeSheet.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { HandSwitch, LanguageChoice, SentMark } from './later.tsx';
import type { SheetProps } from './sheetProps.ts';
import type { SheetNow } from './useSheet.ts';

/** From here on an event's name would push the numbers down too far in full size. */
const LONG = 36;

/** Where the last change is. Without a connection that matters more than since when. */
function wordFor(
  connection: Connection,
  { delivery }: SheetNow,
  words: typeof judgeSheet.english,
): string | undefined {
  if (connection.state === 'live') return words.delivery[delivery.kind];
  if (delivery.kind === 'received') return undefined;
  return connection.state === 'offline' && delivery.kind === 'here'
    ? words.offlineSavedHere
    : words.delivery[delivery.kind];
}

const danceWords = (
  dance: string,
  { sent, isIn }: { readonly sent: boolean; readonly isIn: boolean },
  words: typeof judgeSheet.english,
): string => {
  if (!sent) return dance;
  return isIn ? words.danceSent(dance) : words.danceSavedHere(dance);
};

/** Which round and dance this sheet is for, where its last change is, and whose it is. */
export function SheetHead({
  event,
  round,
  judge,
  dance,
  dances,
  onDance,
  hand,
  onHand,
  sheet,
  about,
}: SheetProps & {
  /** More about the round: 'dance 1 of 2'. */
  readonly about: string | undefined;
}) {
  const words = useWords(judgeSheet);
  const { eventName, roundName, danceName } = useWords(terms);
  const title = eventName(event);
  const { device } = useStore();
  const waiting = sheet.delivery.kind === 'received' ? 0 : 1;
  const connection = useConnection(device, waiting);
  return (
    <header className="sheet-head">
      <h1 className={title.length > LONG ? 'is-long' : undefined}>{title}</h1>
      <ConnectionLight connection={connection} word={wordFor(connection, sheet, words)} />
      <p>
        {roundName(round.name)}
        {about === undefined ? '' : `, ${about}`}
      </p>
      <span className="sheet-head-judge">
        {words.judge(judge)}
        <Suspense fallback={<span className="sheet-setting" />}>
          <LanguageChoice small />
        </Suspense>
        <Suspense fallback={<span className="sheet-setting" />}>
          <HandSwitch hand={hand} onHand={onHand} />
        </Suspense>
      </span>
      {dances.length > 1 && (
        <nav className="sheet-dances" aria-label={words.dances}>
          {dances.map(({ name, sent, isIn }) => (
            <button
              key={asWritten(name)}
              type="button"
              className="sheet-dance"
              aria-pressed={name === dance}
              onClick={() => onDance(name)}
            >
              {isIn && (
                <Suspense>
                  <SentMark />
                </Suspense>
              )}
              {danceWords(danceName(name), { sent, isIn }, words)}
            </button>
          ))}
        </nav>
      )}
    </header>
  );
}

import { Suspense } from 'react';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { ConnectionLight, type ShownConnection } from '../../kit/parts/note/ConnectionLight.tsx';
import type { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { measureLetters } from '../../kit/look/measureLetters.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { DanceTabs } from './DanceTabs.tsx';
import { LazyFloorMoved, LazyHandSwitch, LazyLanguageChoice } from './lazyParts.tsx';
import { findOnlyDance } from '../../../store/models/judge/judgesRounds.ts';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';
import type { SheetProps } from './sheetProps.ts';
import { useSheetWords } from './useSheetWords.ts';

/** From this length on an event's name in full size would push the numbers down too far. */
const LONG_NAME_LENGTH = 26;

/**
 * The status of the judge's last change. While offline, an unsent change replaces the time of disconnection.
 */
function wordFor(
  connection: ShownConnection,
  { delivery, sent, numbers, pencilled }: CurrentSheet,
  words: typeof judgeSheetWords.english,
): string | undefined {
  if (connection.state === 'live') {
    if (delivery.kind !== 'received' || sent) return words.delivery[delivery.kind];
    return numbers.length + pencilled.length > 0 ? words.delivery.draft : undefined;
  }
  if (delivery.kind === 'received') return undefined;
  return connection.state === 'offline' && delivery.kind === 'here'
    ? words.offlineSavedHere
    : words.delivery[delivery.kind];
}

/** The sheet's round, dance and judge, and the delivery of its last change. Its height never changes. */
export function SheetHead(
  props: SheetProps & {
    /** More about the round: '6 couples'. */
    readonly about?: string;
    readonly wanted: number;
  },
) {
  const { event, round, judge, hand, onHand, sheet, about, shown } = props;
  const words = useSheetWords();
  const { danceName, eventName, roundName, floor } = useWords(termsWords);
  const on = shown.round.floor;
  const only = findOnlyDance(shown.round);
  const told = [
    only === undefined ? undefined : danceName(only),
    roundName(round.name),
    on === undefined ? undefined : floor(on),
    about,
  ];
  const title = eventName(event);
  const { device } = useStore();
  const waiting = sheet.delivery.kind === 'received' ? 0 : 1;
  const connection = useConnection(device, waiting);
  return (
    <>
      <header className="sheet-head">
        <div className="sheet-head-line">
          <h1 className={measureLetters(title) > LONG_NAME_LENGTH ? 'is-long' : undefined}>{title}</h1>
          <span className="sheet-settings">
            <Suspense fallback={<span className="sheet-setting" />}>
              <LazyLanguageChoice small />
            </Suspense>
            <Suspense fallback={<span className="sheet-setting" />}>
              <LazyHandSwitch hand={hand} onHand={onHand} />
            </Suspense>
          </span>
        </div>
        <div className="sheet-head-line">
          <p className="sheet-head-round">
            <span>{joinParts(told)}</span>
            <span>{words.judge(judge)}</span>
          </p>
          <ConnectionLight connection={connection} word={wordFor(connection, sheet, words)} />
        </div>
        <DanceTabs {...props} />
      </header>
      <Suspense>
        <LazyFloorMoved {...props} />
      </Suspense>
    </>
  );
}

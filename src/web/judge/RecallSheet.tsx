import { Suspense, useMemo, useState } from 'react';
import { byNumber, type LeadNumber } from '../../domain/ids.ts';
import { Button } from '../parts/button/Button.tsx';
import { Count } from '../parts/couple/Count.tsx';
import { TabPanel } from '../parts/tabs/TabPanel.tsx';
import { Tabs } from '../parts/tabs/Tabs.tsx';
import { Tile, type TileState } from '../parts/couple/Tile.tsx';
import { couplesOnSheet, wornTwice, type CoupleOnSheet } from './couplesOnSheet.ts';
import { shake } from './haptics.ts';
import { SendAnyway, SentFooter, SheetKeys, SheetNews } from './later.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { SheetProps } from './sheetProps.ts';
import type { SheetNow } from './useSheet.ts';
import { useSteady } from './useSteady.ts';

const without = (numbers: readonly LeadNumber[], one: LeadNumber) =>
  numbers.filter((number) => number !== one);

function tileState({ number, isHere }: CoupleOnSheet, sheet: SheetNow): TileState {
  if (sheet.numbers.includes(number)) return 'chosen';
  if (!isHere) return 'absent';
  return !sheet.sent && sheet.pencilled.includes(number) ? 'pencilled' : 'open';
}

/** A tile has its line at the foot until the backend knows of it. */
function syncOf(number: LeadNumber, { numbers, there, delivery }: SheetNow) {
  if (delivery.kind === 'refused') return 'refused';
  const isOnTheWay = delivery.kind === 'saving' || delivery.kind === 'here';
  return isOnTheWay && numbers.includes(number) !== there.includes(number) ? 'saving' : 'saved';
}

/** A preliminary round: exactly N couples are recalled, or another number on purpose. */
export function RecallSheet(props: SheetProps & { readonly heatNow: number }) {
  const { event, round, dance, dances, sheet, onChange, heatNow, hand } = props;
  const [looked, setLooked] = useState<{ readonly at: number; readonly during: number }>();

  const couples = useMemo(() => couplesOnSheet(event, round, dance), [event, round, dance]);
  const twice = useMemo(() => wornTwice(event, round), [event, round]);
  const heats = [...new Set(couples.map((couple) => couple.heat))].toSorted((a, b) => a - b);
  // A heat looked up by hand stays until the floor goes on to the next one.
  const heat = looked?.during === heatNow ? looked.at : heatNow;
  const shownHeat = heats.includes(heat) ? heat : (heats[0] ?? 1);
  const isOnSheet = (number: LeadNumber) => couples.some((couple) => couple.number === number);
  // Who was scratched, or never was in this round, does not count; on a sheet that is sent it stands as it was sent.
  const numbers = sheet.sent ? sheet.numbers : sheet.numbers.filter((number) => isOnSheet(number));
  const chosen = numbers.length;
  const here = couples.filter(({ isHere }) => isHere);
  const wanted = Math.min(round.recallSize, here.length);
  const absent = couples
    .filter(({ number, isHere }) => !isHere && numbers.includes(number))
    .map(({ number }) => number);
  const gone = sheet.numbers.filter((number) => !isOnSheet(number));

  const keep = (next: readonly LeadNumber[], pencilled: readonly LeadNumber[]) =>
    onChange({ numbers: next.toSorted(byNumber), pencilled, sent: false });
  const tap = (number: LeadNumber) => {
    if (sheet.sent) return;
    if (numbers.includes(number)) keep(without(numbers, number), sheet.pencilled);
    else {
      shake(chosen + 1 === wanted ? 'complete' : 'chosen');
      keep([...numbers, number], without(sheet.pencilled, number));
    }
  };
  const pencil = (number: LeadNumber) => {
    if (sheet.sent) return;
    shake('pencilled');
    if (sheet.pencilled.includes(number)) keep(numbers, without(sheet.pencilled, number));
    else keep(without(numbers, number), [...sheet.pencilled, number]);
  };
  const steadyTap = useSteady(tap);
  const steadyPencil = useSteady(pencil);
  const send = (reason?: string) => {
    shake('sent');
    onChange({ numbers, pencilled: [], sent: true, reason });
  };
  const show = (number: LeadNumber) => {
    const couple = couples.find((one) => one.number === number);
    if (couple !== undefined) setLooked({ at: couple.heat, during: heatNow });
  };

  const moreOf = (number: number): string => {
    const inHeat = couples.filter(
      (couple) => couple.heat === number && sheet.numbers.includes(couple.number),
    );
    if (number === heatNow && !sheet.sent) return 'on the floor';
    return inHeat.length === 0 && number > heatNow ? 'not yet' : `${inHeat.length} chosen`;
  };
  const tiles = (
    <div className="sheet-tiles">
      {couples
        .filter((couple) => couple.heat === shownHeat)
        .map((couple) => (
          <Tile
            key={couple.number}
            number={couple.number}
            state={tileState(couple, sheet)}
            sync={syncOf(couple.number, sheet)}
            onTap={steadyTap}
            onPencil={steadyPencil}
          />
        ))}
    </div>
  );
  const footer = [
    chosen !== wanted && (
      <Suspense key="anyway">
        <SendAnyway
          chosen={chosen}
          wanted={wanted}
          onSend={() => send(`sent ${chosen} of ${wanted} on purpose`)}
        />
      </Suspense>
    ),
    <Button
      key="send"
      look="main"
      size="tall"
      className="sheet-send-main"
      blocked={chosen === wanted ? undefined : `Send at exactly ${wanted}`}
      onClick={() => send()}
    >
      Send {chosen}
    </Button>,
  ];

  return (
    <main className="sheet" data-hand={hand}>
      <SheetHead {...props} words={`dance ${event.dances.indexOf(dance) + 1} of ${dances.length}`} />
      <div className="sheet-count">
        {sheet.sent ? (
          <p className="count">
            <b className="number count-figure">{chosen}</b>
            <span className="count-of tabular">of {round.recallSize}, sent</span>
          </p>
        ) : (
          <Count chosen={chosen} wanted={wanted} />
        )}
      </div>
      {heats.length > 1 && (
        <Tabs
          id="heats"
          label="Heats"
          even
          chosen={String(shownHeat)}
          onChoose={(key) => setLooked({ at: Number(key), during: heatNow })}
          tabs={heats.map((number) => ({
            key: String(number),
            words: `Heat ${number}`,
            more: moreOf(number),
          }))}
        />
      )}
      <div className="sheet-body">
        {heats.length > 1 ? (
          <TabPanel tabs="heats" tab={String(shownHeat)}>
            {tiles}
          </TabPanel>
        ) : (
          tiles
        )}
        <Suspense>
          <SheetNews {...props} absent={absent} gone={gone} twice={twice} />
          {!sheet.sent && (
            <SheetKeys
              couples={couples}
              onTap={(number) => {
                show(number);
                tap(number);
              }}
              onPencil={(number) => {
                show(number);
                pencil(number);
              }}
              onSend={chosen === wanted ? () => send() : undefined}
            />
          )}
        </Suspense>
      </div>
      <footer className="sheet-send">
        {sheet.sent ? (
          <Suspense>
            <SentFooter {...props} />
          </Suspense>
        ) : hand === 'left' ? (
          footer.toReversed()
        ) : (
          footer
        )}
      </footer>
    </main>
  );
}

import { useState } from 'react';
import { couplesOnTheFloor } from '../../domain/competition.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { Button } from '../parts/Button.tsx';
import { Count } from '../parts/Count.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Note } from '../parts/Note.tsx';
import { TabPanel } from '../parts/TabPanel.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { Tile, type TileState } from '../parts/Tile.tsx';
import { SentFooter } from './SentFooter.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { SheetProps } from './sheetProps.ts';

const without = (numbers: readonly LeadNumber[], one: LeadNumber) =>
  numbers.filter((number) => number !== one);

/** A preliminary round: exactly N couples are recalled, or another number on purpose. */
export function RecallSheet(props: SheetProps & { readonly heatNow: number }) {
  const { event, round, dance, dances, sheet, onChange, heatNow } = props;
  const [looked, setLooked] = useState<{ readonly at: number; readonly during: number }>();
  const [asking, setAsking] = useState(false);

  const couples = couplesOnTheFloor(event, round, event.dances.indexOf(dance));
  const heats = [...new Set(couples.map((couple) => couple.heat))].toSorted((a, b) => a - b);
  // A heat looked up by hand stays until the floor goes on to the next one.
  const heat = looked?.during === heatNow ? looked.at : heatNow;
  const shownHeat = heats.includes(heat) ? heat : (heats[0] ?? 1);
  const wanted = Math.min(round.recallSize, couples.length);
  const chosen = sheet.numbers.length;

  const keep = (numbers: readonly LeadNumber[], pencilled: readonly LeadNumber[]) =>
    onChange({ numbers: numbers.toSorted((a, b) => Number(a) - Number(b)), pencilled, sent: false });
  const tap = (number: LeadNumber) => {
    if (sheet.sent) return;
    if (sheet.numbers.includes(number)) keep(without(sheet.numbers, number), sheet.pencilled);
    else keep([...sheet.numbers, number], without(sheet.pencilled, number));
  };
  const pencil = (number: LeadNumber) => {
    if (sheet.sent) return;
    if (sheet.pencilled.includes(number)) keep(sheet.numbers, without(sheet.pencilled, number));
    else keep(without(sheet.numbers, number), [...sheet.pencilled, number]);
  };
  const send = (reason?: string) => {
    setAsking(false);
    onChange({ numbers: sheet.numbers, pencilled: [], sent: true, reason });
  };

  const tileState = (number: LeadNumber, absent: boolean): TileState => {
    if (sheet.numbers.includes(number)) return 'chosen';
    if (absent || sheet.sent) return absent ? 'absent' : 'open';
    return sheet.pencilled.includes(number) ? 'pencilled' : 'open';
  };
  const tiles = (inHeat: number) => (
    <div className="sheet-tiles">
      {couples
        .filter((couple) => couple.heat === inHeat)
        .map(({ number, entry }) => (
          <Tile
            key={number}
            number={number}
            state={tileState(number, entry.checkedIn.get(round.number) === false)}
            sync={
              sheet.delivery.kind === 'refused'
                ? 'refused'
                : sheet.delivery.kind === 'saving'
                  ? 'saving'
                  : 'saved'
            }
            onTap={() => tap(number)}
            onPencil={() => pencil(number)}
          />
        ))}
    </div>
  );

  return (
    <main className="sheet">
      <SheetHead {...props} words={`dance ${event.dances.indexOf(dance) + 1} of ${dances.length}`} />
      <div className="sheet-count">
        <Count chosen={chosen} wanted={wanted} />
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
            more: `${couples.filter((couple) => couple.heat === number && sheet.numbers.includes(couple.number)).length} chosen`,
          }))}
        />
      )}
      <div className="sheet-body">
        {heats.length > 1 ? (
          <TabPanel tabs="heats" tab={String(shownHeat)}>
            {tiles(shownHeat)}
          </TabPanel>
        ) : (
          tiles(shownHeat)
        )}
        <SheetNews sheet={sheet} />
      </div>
      <footer className="sheet-send">
        {sheet.sent ? (
          <SentFooter delivery={sheet.delivery} />
        ) : (
          <>
            {chosen !== wanted && (
              <Button size="tall" onClick={() => setAsking(true)}>
                Not {wanted}?
              </Button>
            )}
            <Button
              look="main"
              size="tall"
              className="sheet-send-main"
              blocked={chosen === wanted ? undefined : `Send at exactly ${wanted}`}
              onClick={() => send()}
            >
              Send {chosen}
            </Button>
          </>
        )}
      </footer>
      <Dialog
        open={asking}
        question={`Send ${chosen} instead of ${wanted}?`}
        verb={`Send ${chosen}`}
        onConfirm={() => send(`sent ${chosen} of ${wanted} on purpose`)}
        keepVerb="Keep choosing"
        onKeep={() => setAsking(false)}
      >
        The chairman asked for {wanted}. The scrutineer sees that you sent {chosen} on purpose.
      </Dialog>
    </main>
  );
}

/** What went wrong with the last change, or what the pencil means; nothing most of the time. */
export function SheetNews({ sheet }: Pick<SheetProps, 'sheet'>) {
  if (sheet.delivery.kind === 'refused')
    return (
      <Note tone="stop" spoken="at once">
        {sheet.delivery.problem} Your marks are kept on this device.
      </Note>
    );
  if (sheet.pencilled.length > 0 && !sheet.sent)
    return <p className="caption sheet-hint">{sheet.pencilled.length} pencilled, not counted.</p>;
  return null;
}

import { useState } from 'react';
import type { LeadNumber } from '../../../domain/ids.ts';
import { Tile } from '../../kit/parts/couple/Tile.tsx';
import { TabPanel } from '../../kit/parts/tabs/TabPanel.tsx';
import { Tabs } from '../../kit/parts/tabs/Tabs.tsx';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CssCounts } from './counts.ts';
import type { CoupleOnSheet } from '../../../store/models/judge/couplesOnSheet.ts';
import { isRecallChanged, findTileState, findSyncState } from './sheetTile.ts';
import { useStableCallback } from '../../kit/shell/useStableCallback.ts';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';

/** Tiles in a row of a phone. */
const IN_A_ROW = 4;

export interface ShownHeat {
  readonly heat: number;
  readonly heats: readonly number[];
  /** The judge's choice of heat, until the floor moves to the next one. */
  readonly lookAt: (heat: number) => void;
}

/** The heat whose tiles are shown: the one on the floor, or one the judge chose. */
export function useHeat(couples: readonly CoupleOnSheet[], heatNow: number): ShownHeat {
  const [looked, setLooked] = useState<{ readonly at: number; readonly during: number }>();
  const heats = [...new Set(couples.map(({ heat }) => heat))].toSorted((a, b) => a - b);
  const heat = looked?.during === heatNow ? looked.at : heatNow;
  return {
    heats,
    heat: heats.includes(heat) ? heat : (heats[0] ?? 1),
    lookAt: (at) => setLooked({ at, during: heatNow }),
  };
}

interface Props extends ShownHeat {
  readonly couples: readonly CoupleOnSheet[];
  /** Couples that arrived since the sheet was last sent. */
  readonly newcomers: readonly CoupleOnSheet[];
  readonly sheet: CurrentSheet;
  readonly onTap: (number: LeadNumber) => void;
  readonly onPencil: (number: LeadNumber) => void;
}

export function RecallTiles({ couples, newcomers, sheet, heat, heats, onTap, onPencil }: Props) {
  const steadyTap = useStableCallback(onTap);
  const steadyPencil = useStableCallback(onPencil);
  const inHeat = couples.filter((couple) => couple.heat === heat);
  const counts: CssCounts = { '--rows': Math.ceil(inHeat.length / IN_A_ROW) };
  const tiles = (
    <div className="sheet-tiles" style={counts}>
      {inHeat.map((couple) => (
        <Tile
          key={couple.number}
          number={couple.number}
          state={findTileState(couple, sheet)}
          sync={findSyncState(sheet, isRecallChanged(couple.number, sheet))}
          isNew={newcomers.includes(couple)}
          onTap={steadyTap}
          onPencil={steadyPencil}
        />
      ))}
    </div>
  );
  return heats.length > 1 ? (
    <TabPanel tabs="heats" tab={String(heat)}>
      {tiles}
    </TabPanel>
  ) : (
    tiles
  );
}

/** The heats of the round; nothing if there is only one. */
export function HeatTabs({
  couples,
  sheet,
  heat,
  heats,
  lookAt,
  heatNow,
}: ShownHeat & Pick<Props, 'couples' | 'sheet'> & { readonly heatNow: number }) {
  const words = useWords(judgeSheetWords);
  const aboutHeat = (number: number): string => {
    const marks = couples.filter(
      (couple) => couple.heat === number && sheet.numbers.includes(couple.number),
    ).length;
    if (number === heatNow && !sheet.sent) return words.heatOnFloor;
    return marks === 0 && number > heatNow ? words.heatToCome : words.heatMarked(marks);
  };
  if (heats.length < 2) return null;
  return (
    <Tabs
      id="heats"
      label={words.heats}
      even
      chosen={String(heat)}
      onChoose={(key) => lookAt(Number(key))}
      tabs={heats.map((number) => ({
        key: String(number),
        words: words.heat(number),
        more: aboutHeat(number),
      }))}
    />
  );
}

import { Suspense } from 'react';
import type { Judge } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { judgeSheet } from '../words/english/judgeSheet.ts';
import { useWords } from '../words/language.ts';
import { Waiting } from './later.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { useJudgesDay } from './useJudgesDay.ts';
import { useJudgesSheets } from './useJudgesSheets.ts';
import { useTapGate } from './useTapGate.ts';

interface Props {
  readonly judge: JudgeKey;
  readonly name: Judge['name'];
  /** The access code is an old one: the judge wants to show the new one. */
  readonly onRenew: () => void;
}

export function JudgeDesk(props: Props) {
  const { loading } = useWords(judgeSheet);
  const own = useJudgesSheets(props.judge);
  return own === undefined ? <LoadingBars label={loading} /> : <FloorOfJudge own={own} {...props} />;
}

/** Follows the floor: a sheet of a round this judge marks, else what is going on. */
function FloorOfJudge({ own, judge, name, onRenew }: Props & { readonly own: JudgesSheets }) {
  const { loading } = useWords(judgeSheet);
  const { isHeard, day, place, sheets, goTo } = useJudgesDay(own, judge);
  const { shown } = day;
  const gate = useTapGate(
    place === undefined
      ? isHeard && shown === undefined
        ? 'waiting'
        : undefined
      : JSON.stringify([shown?.round.key, place.dance]),
  );
  const bars = <LoadingBars label={loading} />;
  if (!isHeard) return bars;
  if (shown === undefined)
    return (
      <Suspense fallback={bars}>
        <Waiting name={name} judge={judge} own={own} stopped={day.stopped} {...day.lastStarted} />
      </Suspense>
    );
  if (place === undefined) return bars;
  return (
    <OpenSheet
      own={own}
      place={place}
      rounds={day.rounds}
      shown={shown}
      stopped={day.stopped}
      sheets={sheets}
      onGo={goTo}
      onRenew={sheets.isShutOut ? onRenew : undefined}
      gate={gate}
    />
  );
}

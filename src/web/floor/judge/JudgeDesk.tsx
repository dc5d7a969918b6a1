import { Suspense, useState } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import { LoadingSheet } from './LoadingSheet.tsx';
import { buildSheetKey } from '../../../store/models/judge/judgesRounds.ts';
import { LazyPhoneTasks, LazyBetweenRounds } from './lazyParts.tsx';
import type { PhoneContent } from './PhoneTasks.tsx';
import { OpenSheetView } from './OpenSheetView.tsx';
import { useJudgesDay } from './useJudgesDay.ts';
import { useJudgesSheets } from './useJudgesSheets.ts';
import { useTapGate } from './useTapGate.ts';

interface Props {
  readonly judge: JudgeKey;
  readonly name: Judge['name'];
  /** The access code is out of date; lets the judge type the new one. */
  readonly onRenew: () => void;
}

export function JudgeDesk(props: Props) {
  const own = useJudgesSheets(props.judge);
  return own === undefined ? <LoadingSheet /> : <FloorOfJudge own={own} {...props} />;
}

const NOTHING_TOLD: PhoneContent = { news: [], part: 'between' };

/** Follows the floor: an open sheet of this judge, else the screen between rounds. */
function FloorOfJudge({ own, judge, name, onRenew }: Props & { readonly own: JudgesSheets }) {
  const { followed, model, isShutOut } = useJudgesDay(own, judge);
  const [{ news, part, later }, setTold] = useState(NOTHING_TOLD);
  const { day, open } = model;
  const isWaiting = followed.isHeard && day.shown === undefined;
  const closed = isWaiting ? '' : undefined;
  const gate = useTapGate(open === undefined ? closed : buildSheetKey(open));
  const bars = <LoadingSheet />;
  const noSheet = isWaiting ? (
    <Suspense fallback={bars}>
      <LazyBetweenRounds
        name={name}
        judge={judge}
        own={own}
        news={news}
        part={part}
        later={later}
        followed={followed}
      />
    </Suspense>
  ) : (
    bars
  );
  return (
    <>
      {open === undefined ? (
        noSheet
      ) : (
        <OpenSheetView
          own={own}
          model={model}
          judge={judge}
          open={open}
          news={news}
          isLast={part === 'over'}
          later={later?.when}
          onRenew={isShutOut ? onRenew : undefined}
          gate={gate}
        />
      )}
      <Suspense>
        <LazyPhoneTasks own={own} judge={judge} followed={followed} rounds={day.rounds} onTell={setTold} />
      </Suspense>
    </>
  );
}

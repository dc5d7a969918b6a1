import { useMemo } from 'react';
import type { CompetitionEvent, Judge } from '../../../../domain/competition.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import type { ReleaseTime } from '../../../../domain/round/release.ts';
import { approvals, type Approval } from '../../../../store/results/approvals.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { useUsualRelease } from '../../../staff/round/useUsualRelease.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { isHeldForAwards } from '../certificates/certificates.ts';
import { PrintOptions } from '../chosen/PrintOptions.tsx';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { RoundChoice } from '../rounds/RoundChoice.tsx';
import { isPosted, selectRounds } from '../rounds/roundSelection.ts';
import { useRoundSelection } from '../rounds/useRoundSelection.ts';
import { ResultPage, type ScreenSignature } from './ResultPage.tsx';
import { buildResultSheets } from './resultSheets.ts';
import { useResultsWithMarks } from './useResultsWithMarks.ts';
import './resultSheets.css';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly judges: readonly Judge[];
  readonly paper: PaperName;
  readonly foot: string;
}

const NOTHING: ReadonlyMap<EventKey, ReadonlyMap<number, Approval>> = new Map();

function signedIn(approval: Approval | undefined): ScreenSignature | undefined {
  return approval?.kind === 'signed' ? approval.decided : undefined;
}

/** Unknown: treated as waiting, which shows no more than it should. */
const UNSAID: ReleaseTime = 'awards';

/** For the chairman’s pen and the competition's records: every result, with its signature. */
export function ResultSheets({ events, judges, paper, foot }: Props) {
  const words = useWords(printsWords);
  const { staff } = useStore();
  const usual = useUsualRelease() ?? UNSAID;
  const [asked, setAsked] = useRoundSelection();
  const rounds = useMemo(() => selectRounds(events, asked, isPosted, 'last'), [events, asked]);
  const { isComplete, known } = useResultsWithMarks(rounds);
  const decided = valueOr(useLive(staff, approvals), NOTHING);
  const chairman = judges.find((judge) => judge.chairman)?.name;
  const pages = useMemo(
    () =>
      buildResultSheets(known, judges).map((sheet) => ({
        key: sheet.key,
        content: (
          <ResultPage
            sheet={sheet}
            judges={judges}
            foot={foot}
            chairman={chairman}
            signed={signedIn(decided.get(sheet.event.key)?.get(sheet.round.number))}
            isHeld={isHeldForAwards(sheet, usual)}
          />
        ),
      })),
    [known, judges, foot, chairman, decided, usual],
  );
  return (
    <>
      <PrintOptions>
        <div>
          <RoundChoice events={events} asked={asked} onAsk={setAsked} near={words.callbacks.latest} />
        </div>
      </PrintOptions>
      {isComplete ? (
        <Paper paper={paper} pages={pages} none={words.results.none} />
      ) : (
        <LoadingBars label={words.loadingResults} height={48} />
      )}
    </>
  );
}

import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { pronunciations } from '../../../../store/people/pronunciations.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PrintOptions, OptionChoice } from '../chosen/PrintOptions.tsx';
import { useOption } from '../chosen/usePrintChoices.ts';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { RoundChoice } from '../rounds/RoundChoice.tsx';
import { selectRounds } from '../rounds/roundSelection.ts';
import { useRoundSelection } from '../rounds/useRoundSelection.ts';
import { hasCallbacks, buildMcSheets, buildWallSheets } from './callbackSheets.ts';
import { McPage } from './McPage.tsx';
import { usePostedRounds } from './usePostedRounds.ts';
import { WallPage } from './WallPage.tsx';
import './callbacks.css';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly paper: PaperName;
  readonly foot: string;
}

const AUDIENCES = ['wall', 'mc'] as const;
const NOBODY: ReadonlyMap<string, string> = new Map();

/** For the runner with a roll of tape, and the MC without a tablet: the recalled couples of posted rounds. */
export function CallbackPrints({ events, paper, foot }: Props) {
  const words = useWords(printsWords);
  const { staff } = useStore();
  const [asked, setAsked] = useRoundSelection();
  const [meant, setMeant] = useOption('for', AUDIENCES, 'wall');
  const rounds = useMemo(() => selectRounds(events, asked, hasCallbacks, 'last'), [events, asked]);
  const { isComplete, posted } = usePostedRounds(rounds);
  const said = valueOr(useLive(staff, pronunciations), NOBODY);
  const pages = useMemo(
    () =>
      meant === 'wall'
        ? buildWallSheets(posted).map((sheet) => ({
            key: sheet.key,
            content: <WallPage sheet={sheet} foot={foot} />,
          }))
        : buildMcSheets(posted).map((sheet) => ({
            key: sheet.key,
            content: <McPage sheet={sheet} said={said} foot={foot} />,
          })),
    [meant, posted, said, foot],
  );
  return (
    <>
      <PrintOptions>
        <div>
          <OptionChoice
            label={words.callbacks.forLabel}
            options={AUDIENCES}
            words={(value) => words.callbacks.for[value]}
            chosen={[meant, setMeant]}
          />
          <RoundChoice events={events} asked={asked} onAsk={setAsked} near={words.callbacks.latest} />
        </div>
      </PrintOptions>
      {isComplete ? (
        <Paper paper={paper} pages={pages} none={words.callbacks.none} />
      ) : (
        <LoadingBars label={words.loadingResults} height={48} />
      )}
    </>
  );
}

import { countKnownCouples } from '../../../../domain/round/knownCouples.ts';
import { useMemo } from 'react';
import type { CompetitionEvent, Judge } from '../../../../domain/competition.ts';
import { type JudgeKey, parseJudgeKey } from '../../../../domain/ids.ts';
import { CheckField } from '../../../kit/parts/field/CheckField.tsx';
import { Pill } from '../../../kit/parts/pill/Pill.tsx';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PrintOptions, OptionChoice } from '../chosen/PrintOptions.tsx';
import { usePrintChoices, useOption } from '../chosen/usePrintChoices.ts';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { RoundChoice } from '../rounds/RoundChoice.tsx';
import { isUnmarked, selectRounds } from '../rounds/roundSelection.ts';
import { useRoundSelection } from '../rounds/useRoundSelection.ts';
import { buildJudgeSheets } from './judgeSheets.ts';
import { JudgeSheetPage } from './JudgeSheetPage.tsx';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import './judgeSheets.css';

/** Separates judges: no letter contains it. */
const BETWEEN = '/';

/** The judges whose sheets are printed; none named: all. */
function useJudgeChoice(): readonly [
  only: ReadonlySet<JudgeKey>,
  ask: (only: ReadonlySet<JudgeKey>) => void,
] {
  const [address, choose] = usePrintChoices();
  const named = address.get('judges') ?? '';
  const only = useMemo(() => new Set(mapDefined(named.split(BETWEEN), (one) => parseJudgeKey(one))), [named]);
  return [only, (judges) => choose({ judges: [...judges].join(BETWEEN) })];
}

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly judges: readonly Judge[];
  readonly paper: PaperName;
  readonly foot: string;
}

const FILLED = ['numbers', 'blank'] as const;
const SIDES = ['one', 'both'] as const;

/**
 * For the scrutineer an hour before: sheets for every judge without a phone, or with one that may fail. Goal: each
 * judge gets one pile in the order of the day, and every returned sheet finds its round.
 */
export function JudgeSheets({ events, judges, paper, foot }: Props) {
  const words = useWords(printsWords).judges;
  const [asked, setAsked] = useRoundSelection();
  const [only, setOnly] = useJudgeChoice();
  const [filled, setFilled] = useOption('couples', FILLED, 'numbers');
  const [sides, setSides] = useOption('sides', SIDES, 'one');
  const isDuplex = sides === 'both';
  const isBlank = filled === 'blank';
  const pages = useMemo(() => {
    const rounds = selectRounds(
      events,
      asked,
      // An empty round has nothing to mark; on a blank sheet its couples may be written in.
      (at) => isUnmarked(at) && (isBlank || countKnownCouples(at.round) > 0),
      'next',
    );
    return buildJudgeSheets({
      rounds,
      judges,
      only: only.size === 0 ? undefined : only,
      isBlank,
      isDuplex,
    }).map((sheet) => ({
      key: sheet.key,
      content:
        sheet.kind === 'left empty' ? (
          <p className="sheet-empty">{words.leftEmpty}</p>
        ) : (
          <JudgeSheetPage sheet={sheet} foot={foot} />
        ),
    }));
  }, [events, asked, judges, only, isBlank, isDuplex, foot, words]);
  const toggle = (judge: JudgeKey) => {
    const others = new Set(only);
    if (!others.delete(judge)) others.add(judge);
    setOnly(others);
  };
  return (
    <>
      <PrintOptions>
        <div>
          <RoundChoice events={events} asked={asked} onAsk={setAsked} near={words.next} />
          <OptionChoice
            label={words.numbersLabel}
            options={FILLED}
            words={(value) => words.filled[value]}
            chosen={[filled, setFilled]}
          />
        </div>
        <fieldset aria-label={words.judgesLabel} className="prints-judges">
          <Pill chosen={only.size === 0} onToggle={() => setOnly(new Set())}>
            {words.allJudges}
          </Pill>
          {judges.map(({ key, name }) => (
            <Pill key={key} chosen={only.has(key)} onToggle={() => toggle(key)}>
              {name === undefined ? key : `${key} ${name}`}
            </Pill>
          ))}
        </fieldset>
        <div>
          <CheckField
            label={words.duplex}
            checked={isDuplex}
            onChange={({ target }) => setSides(target.checked ? 'both' : 'one')}
          />
        </div>
      </PrintOptions>
      <Paper paper={paper} pages={pages} none={words.none} />
    </>
  );
}

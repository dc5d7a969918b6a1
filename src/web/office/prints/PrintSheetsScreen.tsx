import { useEffect, useMemo } from 'react';
import type { CompetitionEvent, Judge } from '../../../domain/competition.ts';
import { buildDirectory, type Competitor } from '../../../domain/people/directory.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { allEvents } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { pickCompetitionName } from '../../kit/shell/competitionName.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { loadDisplayFace } from '../../kit/look/displayFace.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { printsWords } from '../../kit/words/english/prints.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { useWords } from '../../kit/words/language.ts';
import { CallbackPrints } from './callbacks/CallbackPrints.tsx';
import { Certificates } from './certificates/Certificates.tsx';
import { PrintOptions, OptionChoice } from './chosen/PrintOptions.tsx';
import { usePrintChoices, useOption, type PrintChoices } from './chosen/usePrintChoices.ts';
import { DeckLists } from './deck/DeckLists.tsx';
import { HeatSheets } from './heats/HeatSheets.tsx';
import { JudgeSheets } from './judges/JudgeSheets.tsx';
import { BackNumbers } from './numbers/BackNumbers.tsx';
import { Labels } from './numbers/Labels.tsx';
import { PAPERS, type PaperName } from './page/Paper.tsx';
import { usePrintFooter } from './page/usePrintFooter.ts';
import { ResultSheets } from './results/ResultSheets.tsx';
import '../../kit/shell/page.css';
import './page/sheet.css';
import './prints.css';

const KINDS = [
  'numbers',
  'labels',
  'judges',
  'callbacks',
  'deck',
  'heats',
  'results',
  'certificates',
] as const;
type Kind = (typeof KINDS)[number];

/** Choices of one kind do not apply to another. The paper and the rounds stay. */
const CHOICES_OF_KIND = {
  judges: undefined,
  couples: undefined,
  sides: undefined,
  for: undefined,
  by: undefined,
  who: undefined,
  spare: undefined,
  layout: undefined,
  finals: undefined,
  places: undefined,
} as const satisfies PrintChoices;

const NO_JUDGES: readonly Judge[] = [];

/**
 * For the organizer with a box of safety pins the evening before, and the scrutineer with a printer on the day:
 * everything the hall needs on paper. Goal: one press, and the printed pages fit.
 */
export default function PrintSheetsScreen() {
  const words = useWords(printsWords);
  const { staff } = useStore();
  const all = useLive(staff, allEvents);
  const registered = useLive(staff, competitors);
  const people = useMemo(
    () =>
      all.kind === 'known' && registered.kind !== 'waiting'
        ? buildDirectory(all.value, valueOr(registered, []))
        : undefined,
    [all, registered],
  );
  useEffect(() => loadDisplayFace(), []);
  return (
    <>
      <StaffBar screen="printSheets" />
      <main className="page page-wide prints">
        {all.kind === 'refused' ? <NoAccess failed={words.notAvailable} /> : null}
        {all.kind !== 'refused' && people === undefined ? (
          <LoadingBars label={words.loading} height={48} />
        ) : null}
        {all.kind !== 'known' || people === undefined ? null : <Prints all={all.value} people={people} />}
      </main>
    </>
  );
}

interface Props {
  readonly all: readonly CompetitionEvent[];
  readonly people: readonly Competitor[];
}

function Prints({ all, people }: Props) {
  const words = useWords(printsWords);
  const [, choose] = usePrintChoices();
  const [kind] = useOption('kind', KINDS, 'numbers');
  const [paper, setPaper] = useOption('paper', PAPERS, 'letter');
  return (
    <>
      <PrintOptions>
        <div>
          <PillChoice
            label={words.kindLabel}
            options={KINDS.map((value) => ({ value, words: words.kind[value] }))}
            value={kind}
            onChange={(next) => choose({ ...CHOICES_OF_KIND, kind: next })}
          />
          <OptionChoice
            label={words.paperLabel}
            options={PAPERS}
            words={(value) => words.paper[value]}
            chosen={[paper, setPaper]}
          />
        </div>
      </PrintOptions>
      <OfKind kind={kind} all={all} people={people} paper={paper} />
    </>
  );
}

function OfKind({ kind, all, people, paper }: Props & { readonly kind: Kind; readonly paper: PaperName }) {
  const known = valueOr(useLive(useStore().staff, competitionBasics), undefined);
  const name = pickCompetitionName(known, useWords(staffWords));
  const { foot, dayAndPlace } = usePrintFooter(name, known);
  const judges = known?.judges ?? NO_JUDGES;
  switch (kind) {
    case 'numbers':
      return <BackNumbers people={people} paper={paper} event={name} />;
    case 'labels':
      return <Labels people={people} paper={paper} />;
    case 'judges':
      return <JudgeSheets events={all} judges={judges} paper={paper} foot={foot} />;
    case 'callbacks':
      return <CallbackPrints events={all} paper={paper} foot={foot} />;
    case 'deck':
      return <DeckLists events={all} paper={paper} foot={foot} />;
    case 'heats':
      return <HeatSheets events={all} people={people} paper={paper} foot={foot} />;
    case 'results':
      return <ResultSheets events={all} judges={judges} paper={paper} foot={foot} />;
    case 'certificates':
      return <Certificates events={all} judges={judges} paper={paper} name={name} days={dayAndPlace} />;
    default:
      return unreachable(kind);
  }
}

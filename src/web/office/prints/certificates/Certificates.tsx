import { useMemo } from 'react';
import type { CompetitionEvent, Judge } from '../../../../domain/competition.ts';
import type { ReleaseTime } from '../../../../domain/round/release.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { useUsualRelease } from '../../../staff/round/useUsualRelease.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { usePostedRounds } from '../callbacks/usePostedRounds.ts';
import { PrintOptions, OptionChoice } from '../chosen/PrintOptions.tsx';
import { useOption } from '../chosen/usePrintChoices.ts';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { RoundChoice } from '../rounds/RoundChoice.tsx';
import { selectRounds } from '../rounds/roundSelection.ts';
import { useRoundSelection } from '../rounds/useRoundSelection.ts';
import { CertificatePage } from './CertificatePage.tsx';
import { buildCertificates, hasCertificates, isHeldForAwards } from './certificates.ts';
import './certificates.css';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly judges: readonly Judge[];
  readonly paper: PaperName;
  /** The competition's name. */
  readonly name: string;
  /** The dates and the venue. */
  readonly days: string;
}

const LAST_PLACES = ['1', '3', '6', '12'] as const;
const WHICH = ['out', 'posted'] as const;
/** Unknown: treated as waiting, which prints no more than it should. */
const UNSAID: ReleaseTime = 'awards';

/**
 * For the table at the awards. Certificates are printed before the places are read out, so waiting ones can be
 * requested by accounts that may read them anyway. By default only public ones come out of a printer in the hall.
 */
export function Certificates({ events, judges, paper, name, days }: Props) {
  const words = useWords(printsWords);
  const usual = useUsualRelease() ?? UNSAID;
  const [asked, setAsked] = useRoundSelection();
  const [upTo, setUpTo] = useOption('places', LAST_PLACES, '6');
  const [which, setWhich] = useOption('finals', WHICH, 'out');
  const finals = useMemo(
    () =>
      selectRounds(
        events,
        asked,
        (at) => hasCertificates(at) && (which === 'posted' || !isHeldForAwards(at, usual)),
        'last',
      ),
    [events, asked, which, usual],
  );
  const { isComplete, posted } = usePostedRounds(finals);
  const held = finals.filter((at) => isHeldForAwards(at, usual)).length;
  const chairman = judges.find((judge) => judge.chairman)?.name;
  const pages = useMemo(
    () =>
      buildCertificates(posted, Number(upTo)).map((one) => ({
        key: one.key,
        content: <CertificatePage certificate={one} name={name} days={days} chairman={chairman} />,
      })),
    [posted, upTo, name, days, chairman],
  );
  return (
    <>
      <PrintOptions>
        <div>
          <RoundChoice events={events} asked={asked} onAsk={setAsked} near={words.callbacks.latest} />
          <OptionChoice
            label={words.certificates.whichLabel}
            options={WHICH}
            words={(value) => words.certificates.which[value]}
            chosen={[which, setWhich]}
          />
          <OptionChoice
            label={words.certificates.upToLabel}
            options={LAST_PLACES}
            words={(value) => words.certificates.upTo(Number(value))}
            chosen={[upTo, setUpTo]}
          />
        </div>
        {held > 0 ? <NoteBox tone="warn">{words.certificates.held(held)}</NoteBox> : null}
      </PrintOptions>
      {isComplete ? (
        <Paper paper={paper} isWide pages={pages} none={words.certificates.none} />
      ) : (
        <LoadingBars label={words.loadingResults} height={48} />
      )}
    </>
  );
}

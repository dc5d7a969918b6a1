import { useMemo, useState } from 'react';
import { toBackground } from '../../../../domain/eligibility/evidence.ts';
import { findRuleViolations } from '../../../../domain/eligibility/ruleViolations.ts';
import { listCases, isCaseOpen, type EligibilityCase } from '../../../../domain/eligibility/ruling.ts';
import { competitionBasics } from '../../../../store/competition/competition.ts';
import { editedEligibility } from '../../../../store/competition/eligibility.ts';
import { setObjectionsDeadline, objectionsDeadline } from '../../../../store/competition/objectionsUntil.ts';
import { allEvents as eventsPath } from '../../../../store/events/events.ts';
import { competitors } from '../../../../store/people/competitors.ts';
import { listRuledOut, rulingUndos } from '../../../../store/dancers/ruleOut.ts';
import { deskNotes, type DeskNotes } from '../../../../store/registrant/deskNotes.ts';
import { allEvidence } from '../../../../store/registrant/evidence.ts';
import { allObjections } from '../../../../store/registrant/objections.ts';
import { registrationList } from '../../../../store/registrant/registrationList.ts';
import { buildRulingKey, rulings, removalRulings } from '../../../../store/registrant/rulings.ts';
import { getDeviceTimeZone } from '../../../../store/competition/dates.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { usePatchWriter } from '../../../kit/shell/usePatchWriter.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { disputesWords } from '../../../kit/words/english/disputes.ts';
import { useWords } from '../../../kit/words/language.ts';
import { MomentField } from '../basics/MomentField.tsx';
import { CaseRow } from './CaseRow.tsx';
import { RemovedCouples } from './RemovedCouples.tsx';
import './disputes.css';

/** The number of entries shown at first. */
const FIRST = 20;

/**
 * For the organizer the week before, with five messages that a dancer has won too much for Bronze. Goal: all evidence
 * of a case is in one place, and only the people concerned learn of the decision.
 */
export function DisputesDesk() {
  const words = useWords(disputesWords);
  const cases = useCases();
  if (cases.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (cases.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return (
    <div className="setup-form disputes">
      <h2>{words.title}</h2>
      <p className="second measure">{words.more}</p>
      <Until timeZone={cases.timeZone} at={cases.until} />
      <Cases cases={cases.all} evidence={cases.evidence} notes={cases.standing.notes} />
      <RemovedCouples all={cases.taken} standing={cases.standing} />
    </div>
  );
}

/** All open cases, live. */
function useCases() {
  const { staff } = useStore();
  const live = {
    about: useLive(staff, competitionBasics),
    rules: useLive(staff, editedEligibility.path),
    events: useLive(staff, eventsPath),
    evidence: useLive(staff, allEvidence),
    objections: useLive(staff, allObjections),
    rulings: useLive(staff, rulings),
    out: useLive(staff, removalRulings),
    until: useLive(staff, objectionsDeadline),
    aside: useLive(staff, rulingUndos),
    notes: useLive(staff, deskNotes),
    people: useLive(staff, competitors),
    registrations: useLive(staff, registrationList),
  };
  const { about, rules, events, evidence, objections, rulings: decided, until } = live;
  const { out, aside, notes, people, registrations } = live;
  return useMemo(() => {
    const all = [about, rules, events, evidence, objections, decided, until, aside, notes];
    if (all.some(({ kind }) => kind === 'refused')) return { kind: 'refused' } as const;
    if (
      about.kind !== 'known' ||
      rules.kind !== 'known' ||
      events.kind !== 'known' ||
      evidence.kind !== 'known' ||
      objections.kind !== 'known' ||
      decided.kind !== 'known' ||
      until.kind !== 'known' ||
      out.kind !== 'known' ||
      aside.kind !== 'known' ||
      notes.kind !== 'known' ||
      people.kind !== 'known' ||
      registrations.kind !== 'known'
    )
      return { kind: 'waiting' } as const;
    const stated = new Map([...evidence.value].map(([dancer, its]) => [dancer, toBackground(its)] as const));
    const against =
      rules.value.kind === 'set' ? findRuleViolations(events.value, rules.value.rules, stated) : [];
    return {
      kind: 'known',
      all: listCases(
        events.value,
        against,
        objections.value,
        (event, entry) =>
          decided.value.get(buildRulingKey(event, entry)) ?? out.value.get(buildRulingKey(event, entry)),
      ),
      evidence: evidence.value,
      until: until.value,
      timeZone: about.value.timeZone ?? getDeviceTimeZone(),
      taken: listRuledOut(out.value, aside.value),
      standing: {
        events: events.value,
        people: people.value,
        registrations: registrations.value,
        notes: notes.value,
      },
    } as const;
  }, [about, rules, events, evidence, objections, decided, until, out, aside, notes, people, registrations]);
}

/** The deadline for objections. It applies at once. */
function Until({ timeZone, at }: { readonly timeZone: string; readonly at: number | undefined }) {
  const words = useWords(disputesWords);
  const { problem, write } = usePatchWriter();
  return (
    <div className="stack">
      <MomentField
        label={words.until}
        timeZone={timeZone}
        at={at}
        onChange={(moment) => void write(setObjectionsDeadline(moment))}
      />
      <p className="second">{words.untilMore}</p>
      {problem === undefined ? null : <NoteBox tone="stop">{problem}</NoteBox>}
    </div>
  );
}

interface CasesProps {
  readonly cases: readonly EligibilityCase[];
  readonly evidence: Parameters<typeof CaseRow>[0]['evidence'];
  readonly notes: DeskNotes;
}

function Cases({ cases, evidence, notes }: CasesProps) {
  const words = useWords(disputesWords);
  const [isAll, setAll] = useState(false);
  if (cases.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <>
      <output>{words.open(cases.filter(isCaseOpen).length)}</output>
      <ul className="disputes-cases">
        {cases.slice(0, isAll ? cases.length : FIRST).map((one) => (
          <CaseRow
            key={buildRulingKey(one.event.key, one.entry.id)}
            dispute={one}
            evidence={evidence}
            notes={notes}
          />
        ))}
      </ul>
      {cases.length > FIRST && !isAll ? (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {words.showAll(cases.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

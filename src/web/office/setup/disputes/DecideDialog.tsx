import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { omitUndefined } from '../../../../domain/mapDefined.ts';
import {
  isUnderWay,
  RULING_OUTCOMES,
  type EligibilityCase,
  type RemovalScope,
  type RulingOutcome,
} from '../../../../domain/eligibility/ruling.ts';
import { listDancers, listPublicNames } from '../../../../domain/people/people.ts';
import { listDancerKeys, readRulingUndo, ruleOut } from '../../../../store/dancers/ruleOut.ts';
import type { DeskNotes } from '../../../../store/registrant/deskNotes.ts';
import { recordRuling, rulingReasonPath, cancelRuling } from '../../../../store/registrant/rulings.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { readRaw } from '../../../../store/connection/readPlaces.ts';
import { useIsLive } from '../../../kit/cache/useIsLive.ts';
import { useDialogText } from '../../../kit/shell/useUnsentForm.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../../kit/parts/button/buttonClass.ts';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { TextAreaField } from '../../../kit/parts/field/TextAreaField.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../../kit/parts/note/ProblemNote.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { screens } from '../../../kit/screens/screens.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';
import { disputesWords } from '../../../kit/words/english/disputes.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly dispute: EligibilityCase;
  readonly couple: string;
  readonly notes: DeskNotes;
  readonly onClose: () => void;
}

const STAYS = 'stays';

/**
 * A decision: may the dancers dance, for which reason, and is the entry removed? An earlier decision is
 * filled in, and can be withdrawn.
 */
export function DecideDialog({ dispute, couple, notes, onClose }: Props) {
  const { event, entry, ruling } = dispute;
  const words = useWords(disputesWords);
  const { staff } = useStore();
  const isLive = useIsLive(staff);
  const { busy, problem, act } = useDecisions('organizer');
  const before = valueOr(
    useLive(
      staff,
      useMemo(() => rulingReasonPath(event.key, entry.id), [event, entry]),
    ),
    undefined,
  );
  const [outcome, setOutcome] = useState<RulingOutcome>(ruling?.outcome ?? 'may dance');
  const [chosen, setOut] = useState<RemovalScope | typeof STAYS>(STAYS);
  const [why, setWhy] = useDialogText(`ruling/${event.key}/${entry.id}`, before);
  const names = listPublicNames(entry).join(' and ');
  const told = { event: event.key, entry: entry.id, names, others: listDancerKeys(entry) };
  const mayGo = outcome === 'may not dance' && !isUnderWay(event);
  const out = mayGo && chosen !== STAYS ? chosen : undefined;
  const noWhy = why.trim() === '' ? words.dialog.noWhy : undefined;
  const decide = async (): Promise<void> => {
    const undo =
      out === undefined ? undefined : await readRulingUndo({ event, entry, out }, (at) => readRaw(staff, at));
    const isDone = await act({
      changesBy: (by) => [
        out === undefined || undo === undefined
          ? recordRuling(by, {
              ...told,
              ...omitUndefined({ lead: entry.leadId, follow: entry.followId }),
              outcome,
              why,
            })
          : ruleOut(by, { event, entry, out, names, why }, undo, notes),
      ],
      done: words.done(outcome, couple),
    });
    if (isDone) onClose();
  };
  const leaveOpen = async (): Promise<void> => {
    if (await act({ changesBy: (by) => [cancelRuling(by, told)], done: words.left(couple) })) onClose();
  };
  return (
    <Dialog
      open
      question={words.dialog.question(couple)}
      verb={out === undefined ? words.dialog.verb : words.dialog.verbOut}
      look={out === undefined ? undefined : 'stop'}
      busy={busy}
      busyWord={words.dialog.busy}
      blocked={out !== undefined && !isLive ? words.dialog.offline : noWhy}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      <div className="stack">
        <PillChoice
          label={words.dialog.outcome}
          options={RULING_OUTCOMES.map((value) => ({ value, words: words.outcome(value) }))}
          value={outcome}
          onChange={setOutcome}
        />
        {outcome === 'may not dance' ? <TheirEntry dispute={dispute} out={chosen} onChange={setOut} /> : null}
        <TextAreaField
          label={words.dialog.why}
          help={words.dialog.whyHelp}
          maxLength={MAX_LENGTH.explanation}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {ruling === undefined ? null : (
          <div>
            <Button look="plain" size="small" onClick={() => void leaveOpen()}>
              {words.dialog.takeBack}
            </Button>
          </div>
        )}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}

interface EntryProps {
  readonly dispute: EligibilityCase;
  readonly out: RemovalScope | typeof STAYS;
  readonly onChange: (out: RemovalScope | typeof STAYS) => void;
}

/** The entry of dancers who may not dance: until the first round begins it can be removed with the decision. */
function TheirEntry({ dispute: { event, entry }, out, onChange }: EntryProps) {
  const words = useWords(disputesWords).dialog;
  if (isUnderWay(event))
    return (
      <div className="disputes-entry">
        <NoteBox tone="info">{words.underWay}</NoteBox>
        <div>
          <Link
            className={buildButtonClass({ look: 'plain', size: 'small' })}
            to={screens.scrutineer.link({ event: event.key })}
          >
            {words.scratch}
          </Link>
        </div>
      </div>
    );
  const dancers = listDancers(entry);
  const nameOf = (role: RemovalScope): string => dancers.find((one) => one.role === role)?.name ?? role;
  const ones = dancers.length === 2 ? (['lead', 'follow'] as const) : [];
  const other = out === 'lead' ? 'follow' : 'lead';
  const leaving = out === 'both' ? words.bothOut : words.oneOut(nameOf(other));
  return (
    <div className="disputes-entry">
      <PillChoice
        label={words.entry}
        options={[
          { value: STAYS, words: words.stays },
          { value: 'both', words: words.both },
          ...ones.map((value) => ({ value, words: words.one(nameOf(value)) })),
        ]}
        value={out}
        onChange={onChange}
      />
      <p className="second">{out === STAYS ? words.leftIn : leaving}</p>
    </div>
  );
}

import { useMemo, useState } from 'react';
import { LONGEST } from '../../../domain/bounds.ts';
import { OUTCOMES, type Case, type Outcome } from '../../../domain/eligibility/ruling.ts';
import { ruled, rulingReason, rulingTakenBack } from '../../../store/registrant/rulings.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import { knownOr, useLive } from '../../app/useLive.ts';
import { useWrite } from '../../app/useWrite.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { TextAreaField } from '../../parts/field/TextAreaField.tsx';
import { Note } from '../../parts/note/Note.tsx';
import { PillChoice } from '../../parts/pill/PillChoice.tsx';
import { useToast } from '../../parts/toast/useToast.ts';
import { useSigner } from '../../staff/approvals/useSigner.ts';
import { disputes } from '../../words/english/disputes.ts';
import { useWords } from '../../words/language.ts';

interface Props {
  readonly its: Case;
  readonly couple: string;
  readonly onClose: () => void;
}

/** Whether they may dance, and why. What was decided before stands there, and can be left open again. */
export function DecideDialog({ its: { event, entry, ruling }, couple, onClose }: Props) {
  const words = useWords(disputes);
  const { staff } = useStore();
  const signer = useSigner();
  const toast = useToast();
  const { busy, problem, write } = useWrite();
  const before = knownOr(
    useLive(
      staff,
      useMemo(() => rulingReason(event.key, entry.id), [event, entry]),
    ),
    undefined,
  );
  const [outcome, setOutcome] = useState<Outcome>(ruling?.outcome ?? 'may dance');
  const [typed, setTyped] = useState<string>();
  const why = typed ?? before ?? '';
  const decide = async (): Promise<void> => {
    if (signer === undefined) return;
    if (!(await write(ruled(signer, { event: event.key, entry: entry.id, outcome, why })))) return;
    toast({ words: words.done(outcome, couple) });
    onClose();
  };
  const leaveOpen = async (): Promise<void> => {
    if (!(await write(rulingTakenBack(event.key, entry.id)))) return;
    toast({ words: words.left(couple) });
    onClose();
  };
  return (
    <Dialog
      open
      question={words.dialog.question(couple)}
      verb={words.dialog.verb}
      busy={busy}
      busyWord={words.dialog.busy}
      blocked={why.trim() === '' ? words.dialog.noWhy : undefined}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      <div className="stack">
        <PillChoice
          label={words.dialog.outcome}
          options={OUTCOMES.map((value) => ({ value, words: words.outcome(value) }))}
          value={outcome}
          onChange={setOutcome}
        />
        {outcome === 'may not dance' ? <p className="second">{words.dialog.stays}</p> : null}
        <TextAreaField
          label={words.dialog.why}
          help={words.dialog.whyHelp}
          maxLength={LONGEST.why}
          value={why}
          onChange={({ target }) => setTyped(target.value)}
        />
        {ruling === undefined ? null : (
          <div>
            <Button look="plain" size="small" onClick={() => void leaveOpen()}>
              {words.dialog.takeBack}
            </Button>
          </div>
        )}
        {problem === undefined ? null : (
          <Note tone="stop" spoken="at once">
            {problem}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { Signer } from '../../../store/journal/signer.ts';
import { signResult, removeSignature } from '../../../store/results/chairmanDecisions.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

export interface SignatureRequest {
  readonly at: ScheduledRound;
  readonly verdict: 'signed' | 'reopened';
}

export interface SignatureDialogProps extends SignatureRequest {
  readonly signer: Signer | undefined;
  readonly onClose: () => void;
}

/** Signs a result, which locks it; or takes the signature back, with a reason. */
export function SignatureDialog({ at, verdict, signer, onClose }: SignatureDialogProps) {
  const words = useWords(chairmanWords).sign;
  const { eventName, roundInSentence } = useWords(termsWords);
  const { busy, problem, act } = useDecisions('chairman');
  const signs = verdict === 'signed';
  const event = eventName(at.event);
  const round = roundInSentence(at.round.name);

  const submit = async (note: string): Promise<void> => {
    if (signer === undefined) return;
    const change = signs ? signResult : removeSignature;
    const done = signs ? words.done(event, round) : words.removed(event, round);
    if (await act({ changesBy: (by) => [change(by, signer, at, note)], done })) onClose();
  };
  return (
    <ReasonDialog
      question={signs ? words.question(event, round) : words.sureRemove(event, round)}
      verb={signs ? words.confirm : words.remove}
      look={signs ? 'ink' : 'stop'}
      needed={!signs}
      busy={busy}
      problem={problem}
      onSubmit={(note) => void submit(note)}
      onClose={onClose}
    >
      {signs ? words.means : words.removeMeans}
    </ReasonDialog>
  );
}

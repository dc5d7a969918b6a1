import { useMemo, useState } from 'react';
import { isFinal } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { roundsChanged } from '../../store/rounds/roundEdits.ts';
import { clock } from '../app/clock.ts';
import type { HallNow } from '../staff/hall/useHall.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Note } from '../parts/note/Note.tsx';
import { Say } from '../parts/page/Say.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { effectOf, heatsOfNext } from './effect.ts';

const MINUTE = 60_000;
/** The rules take no more. */
const MOST = { couples: 500, heats: 50 } as const;

/** SPEC 5: 0 becomes 1; what is no number at all is undefined. */
function countFrom(typed: string, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(typed.trim())) return undefined;
  const count = Math.max(1, Number(typed));
  return count <= most ? count : undefined;
}

export interface RoundDialogProps {
  readonly hall: HallNow;
  readonly at: ScheduledRound;
  readonly leave: () => void;
}

/** Another recall size, or other heats, and what they do to the day before anything is decided. */
export function RoundDialog({ hall, at, leave }: RoundDialogProps) {
  const { event, round } = at;
  const { plan, timing } = hall;
  const { busy, problem, perform: act } = useDecisions('chairman');
  const toast = useToast();
  const [recall, setRecall] = useState(String(round.recallSize));
  const [heats, setHeats] = useState(String(round.numHeats));
  const [now] = useState(() => Date.now());
  const recallSize = isFinal(round) ? round.recallSize : countFrom(recall, MOST.couples);
  const numHeats = countFrom(heats, MOST.heats);
  const effect = useMemo(
    () =>
      recallSize === undefined || numHeats === undefined
        ? undefined
        : effectOf(plan, timing, at, { recallSize, numHeats }, now),
    [plan, timing, at, recallSize, numHeats, now],
  );
  // Who stands in a heat is the office's to draw: other heats would leave couples in one that is never called.
  const isDrawn = round.entries.length > 0;
  const isSame = recallSize === round.recallSize && numHeats === round.numHeats;

  const use = async (): Promise<void> => {
    if (recallSize === undefined || numHeats === undefined) return;
    const next = heatsOfNext(plan, timing, at, recallSize);
    const behind = event.rounds.find(({ number }) => number === next?.number);
    const isOther = recallSize !== round.recallSize;
    const edit = {
      recallSize: isOther ? recallSize : undefined,
      numHeats: numHeats === round.numHeats ? undefined : numHeats,
    };
    const changes = [
      { round, edit },
      ...(next === undefined || behind === undefined || !isOther
        ? []
        : [{ round: behind, edit: { numHeats: next.numHeats } }]),
    ];
    if (!(await act((by) => roundsChanged(by, event, changes)))) return;
    toast({ words: `${event.name}, ${round.name}, is changed` });
    leave();
  };

  return (
    <Dialog
      open
      question={`${event.name}, ${round.name}`}
      verb="Change it"
      look="ink"
      busy={busy}
      busyWord="Changing"
      blocked={effect === undefined ? 'Type whole numbers' : isSame ? 'Nothing is changed yet' : undefined}
      onConfirm={() => void use()}
      keepVerb="Leave it"
      onKeep={leave}
    >
      <div className="chairman-fields">
        {isFinal(round) ? null : (
          <Field
            label="Each judge recalls"
            help={round.entries.length > 0 ? `of ${round.entries.length} couples` : undefined}
            inputMode="numeric"
            value={recall}
            error={recallSize === undefined ? `A number from 1 to ${MOST.couples}` : undefined}
            onChange={({ target }) => setRecall(target.value)}
          />
        )}
        <Field
          label="Heats"
          help={isDrawn ? 'Drawn already: the scrutineer draws them again on the schedule.' : undefined}
          inputMode="numeric"
          readOnly={isDrawn}
          value={heats}
          error={numHeats === undefined ? `A number from 1 to ${MOST.heats}` : undefined}
          onChange={({ target }) => setHeats(target.value)}
        />
      </div>
      {round.entries.length > 0 &&
      recallSize !== undefined &&
      recallSize >= round.entries.length &&
      !isFinal(round) ? (
        <Note tone="warn">Nobody is sent home: there are {round.entries.length} couples.</Note>
      ) : null}
      {effect === undefined ? null : (
        <p className="chairman-effect">
          {effect.next === undefined || recallSize === round.recallSize ? null : <span>{effect.next}</span>}
          <Effect before={effect.endBefore} after={effect.endAfter} />
        </p>
      )}
      {problem === undefined ? null : <Note tone="stop">{problem}</Note>}
    </Dialog>
  );
}

function Effect({ before, after }: { readonly before: number; readonly after: number }) {
  const minutes = Math.round(Math.abs(after - before) / MINUTE);
  if (minutes === 0) return <Say tone="info">The day still ends at {clock(after)}.</Say>;
  const words = `${minutes} min ${after > before ? 'later' : 'earlier'}: the day ends at ${clock(after)}`;
  return <Say tone={after > before ? 'warn' : 'ok'}>{words}</Say>;
}

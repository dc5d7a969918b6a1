import { useState } from 'react';
import { Link } from 'wouter';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import type { Ruling } from '../../../../domain/eligibility/ruling.ts';
import { restoreEntry, type DancersTree } from '../../../../store/dancers/restoreEntry.ts';
import {
  listCoupleNames,
  listRemovedNames,
  toRulingRecord,
  undoRuling,
  type RuledOutEntry,
} from '../../../../store/dancers/ruleOut.ts';
import type { DeskNotes } from '../../../../store/registrant/deskNotes.ts';
import { cancelRuling } from '../../../../store/registrant/rulings.ts';
import { useIsLive } from '../../../kit/cache/useIsLive.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../../kit/parts/button/buttonClass.ts';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../../kit/parts/note/ProblemNote.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { screens } from '../../../kit/screens/screens.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';
import { disputesWords } from '../../../kit/words/english/disputes.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';

type Standing = DancersTree & { readonly notes: DeskNotes };

interface Props {
  readonly all: readonly RuledOutEntry[];
  readonly standing: Standing;
}

/** Couples taken out of their events by decisions, each with an undo. */
export function RemovedCouples({ all, standing }: Props) {
  const words = useWords(disputesWords).taken;
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="taken-out" className="disputes-taken">
      <h3 id="taken-out">{words.title}</h3>
      <p className="second">{words.more}</p>
      <ul className="disputes-cases">
        {all.map((one) => (
          <Row key={`${one.event}/${one.entry}`} one={one} standing={standing} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly one: RuledOutEntry;
  readonly standing: Standing;
}

function Row({ one, standing }: RowProps) {
  const words = useWords(disputesWords);
  const { eventName } = useWords(termsWords);
  const { longDate: dayOf } = useTimes();
  const [isAsked, setAsked] = useState(false);
  const event = standing.events.find(({ key }) => key === one.event);
  const couple = words.couple(listCoupleNames(one), event === undefined ? one.event : eventName(event));
  const { at, out }: Ruling = one.ruling;
  return (
    <li>
      <div className="disputes-case">
        <b>{couple}</b>
        <StateLabel tone="stop">
          {out === 'both' ? words.taken.out(dayOf(at)) : words.taken.oneOut(listRemovedNames(one), dayOf(at))}
        </StateLabel>
      </div>
      <Button size="small" aria-label={words.taken.putBackOf(couple)} onClick={() => setAsked(true)}>
        {words.taken.putBack}
      </Button>
      {isAsked ? (
        <PutBackDialog one={one} standing={standing} couple={couple} onClose={() => setAsked(false)} />
      ) : null}
    </li>
  );
}

/** The effect of putting the couples back now, or the reason why that is impossible. */
function PutBackDialog({
  one,
  standing,
  couple,
  onClose,
}: RowProps & { readonly couple: string; readonly onClose: () => void }) {
  const { taken: words, dialog, left } = useWords(disputesWords);
  const isLive = useIsLive(useStore().staff);
  const { busy, problem, act } = useDecisions('organizer');
  const back = restoreEntry(one, standing);
  const submit = async (): Promise<void> => {
    const isDone = await act({
      changesBy: (by) => [
        back.kind === 'back'
          ? undoRuling(by, one, back, standing.notes)
          : cancelRuling(by, toRulingRecord(one)),
      ],
      done: back.kind === 'back' ? words.done(couple) : left(couple),
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      question={words.question(couple)}
      verb={back.kind === 'back' ? words.putBack : words.onlyRuling}
      busy={busy}
      busyWord={words.busy}
      blocked={isLive ? undefined : dialog.offline}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="stack">
        {back.kind === 'back' ? (
          <>
            <p>{words.back(listRemovedNames(one))}</p>
            {back.isAlone ? <StateLabel tone="info">{words.alone}</StateLabel> : null}
            {back.number === undefined ? null : (
              <StateLabel tone="warn">{words.number(back.number.was, back.number.now)}</StateLabel>
            )}
          </>
        ) : (
          <>
            <NoteBox tone="stop">
              {words.not(back)} {words.withoutEntry}
            </NoteBox>
            {back.kind === 'under way' ? (
              <div>
                <Link className={buildButtonClass({ look: 'plain', size: 'small' })} to={screens.deck.link()}>
                  {words.deck}
                </Link>
              </div>
            ) : null}
          </>
        )}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}

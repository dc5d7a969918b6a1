import { asWritten } from '../../domain/event/asWritten.ts';
import { useState } from 'react';
import { couplesOnTheFloor, isFinal } from '../../domain/competition.ts';
import {
  recallWithout,
  usualPlace,
  type CoupleOut,
  type PlaceInFinal,
} from '../../domain/floor/coupleOut.ts';
import { recall } from '../../domain/recall/recall.ts';
import { ordinal } from '../../domain/round/rounds.ts';
import { askForDisqualification } from '../../store/results/approvalWrites.ts';
import { coupleTakenOut } from '../../store/rounds/outAndReplaced.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';
import { TextAreaField } from '../parts/field/TextAreaField.tsx';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import type { DeskProps } from './deskProps.ts';
import { recallCards, type Desk } from '../staff/round/deskSheets.ts';
import { computeFinal } from '../staff/round/finalCount.ts';
import type { Chairman } from './useChairman.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'desk'> {
  readonly actions: RoundActions;
  readonly chairman: Chairman;
  readonly onDone: () => void;
}

const KINDS = [
  { value: 'withdrawn', words: 'Withdrawn' },
  { value: 'no-show', words: 'Did not come' },
  { value: 'disqualified', words: 'Disqualified' },
] as const satisfies readonly { value: CoupleOut['kind']; words: string }[];

const PLACES = [
  { value: 'couples behind move up', words: 'Couples behind move up' },
  { value: 'place stays empty', words: 'Its place stays empty' },
  { value: 'last in the dances not danced', words: 'Last in the dances not danced' },
] as const satisfies readonly { value: PlaceInFinal['kind']; words: string }[];

/** The longest reason the journal takes. */
const LONGEST = 300;

const without = (desk: Desk, out: CoupleOut['couple'], place: PlaceInFinal): Desk => ({
  ...desk,
  couples: desk.couples.filter((couple) => couple !== out),
  out: new Map(desk.out).set(out, place),
});

const placeInWords = (place: number | undefined): string =>
  place === undefined ? 'nothing' : Number.isInteger(place) ? ordinal(place) : String(place);

/** What the couple's leaving does to the round, in one or two sentences, before anybody decides it. */
function effectInWords(
  { event, round, desk }: Pick<Props, 'event' | 'round' | 'desk'>,
  couple: CoupleOut['couple'],
  place: PlaceInFinal,
): string {
  if (!isFinal(round)) {
    const cards = recallCards(desk);
    const left = recallWithout(desk.couples, cards, { kind: 'withdrawn', couple, why: '' });
    const before = recall(desk.couples, cards, round.recallSize).outcome.recalled;
    const after = recall(left.couples, left.cards, round.recallSize).outcome.recalled;
    const gained = after.filter((one) => !before.includes(one));
    return `${left.oneShort.length === 1 ? '1 sheet has' : `${left.oneShort.length} sheets have`} a mark for ${couple}, which is nobody’s then. ${
      gained.length === 0 ? 'Nobody else comes in by it.' : `${gained.join(', ')} would come in.`
    }`;
  }
  const before = computeFinal(event, desk);
  const after = computeFinal(event, without(desk, couple, place));
  if (before.kind !== 'computed' || after.kind !== 'computed')
    return 'The places are worked out when every sheet is in.';
  const was = new Map(before.result.placings.map((one) => [one.couple, one.place]));
  const moved = after.result.placings.filter((one) => was.get(one.couple) !== one.place);
  return moved.length === 0
    ? 'No other couple has another place by it.'
    : `${moved.map((one) => `${one.couple} is ${placeInWords(one.place)} instead of ${placeInWords(was.get(one.couple))}`).join(', ')}.`;
}

/** A couple that does not count any more: why, and with which effect. A disqualification is the chairman's word. */
export function CoupleOutDialog({ event, round, desk, actions, chairman, onDone }: Props) {
  const couples = couplesOnTheFloor(event, round);
  const [number, setNumber] = useState('');
  const [kind, setKind] = useState<CoupleOut['kind']>('withdrawn');
  const [danced, setDanced] = useState(0);
  const [picked, setPicked] = useState<PlaceInFinal['kind']>();
  const [why, setWhy] = useState('');
  const chosen = couples.find((one) => one.number === number);
  const out: CoupleOut | undefined =
    chosen === undefined ? undefined : { kind, couple: chosen.number, why: why.trim() };
  const usual: PlaceInFinal =
    out === undefined || !isFinal(round) ? { kind: 'couples behind move up' } : usualPlace(out, danced);
  const placeKind = picked ?? usual.kind;
  const place: PlaceInFinal =
    placeKind === 'last in the dances not danced' ? { kind: placeKind, danced } : { kind: placeKind };

  const { approval } = chairman;
  const approved =
    approval.kind === 'answered' &&
    approval.decided.verdict === 'approved' &&
    approval.asked?.what === 'disqualification' &&
    out !== undefined &&
    approval.asked.couples.includes(out.couple);
  const asks = kind === 'disqualified' && !approved;

  const confirm = () => {
    if (out === undefined || chosen === undefined) return;
    if (asks) chairman.ask((at, who) => askForDisqualification(at, who, out.couple, out.why));
    else
      void actions.perform(
        (by) => [coupleTakenOut(by, event, round, chosen.entry.id, out, place)],
        `${out.couple} is out of the ${round.name}`,
      );
    onDone();
  };

  return (
    <Dialog
      open
      wide
      question="Which couple is out?"
      verb={asks ? 'Ask the chairman' : 'Take it out of the round'}
      look={asks ? 'main' : 'stop'}
      blocked={out === undefined ? 'Choose the couple' : out.why === '' ? 'Say why' : undefined}
      onSubmit={confirm}
      closeVerb="Leave it in"
      onClose={onDone}
    >
      <SelectField label="Couple" value={number} onChange={({ target }) => setNumber(target.value)}>
        <option value="">Choose</option>
        {couples.map((one) => (
          <option key={one.number} value={one.number}>
            {one.entry.placeholder
              ? one.number
              : `${one.number}, ${one.entry.leadName} and ${one.entry.followName}`}
          </option>
        ))}
      </SelectField>
      <PillChoice label="What happened" options={KINDS} value={kind} onChange={setKind} />
      {isFinal(round) && (
        <>
          <SelectField
            label="Dances it has danced"
            value={danced}
            onChange={({ target }) => setDanced(Number(target.value))}
          >
            {[0, ...event.dances.keys()].map((at, index) => (
              <option key={at} value={index === 0 ? 0 : at + 1}>
                {index === 0
                  ? 'None'
                  : event.dances
                      .slice(0, at + 1)
                      .map(asWritten)
                      .join(', ')}
              </option>
            ))}
          </SelectField>
          <PillChoice label="Its place" options={PLACES} value={placeKind} onChange={setPicked} />
        </>
      )}
      <TextAreaField
        label="Why"
        rows={2}
        maxLength={LONGEST}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {out !== undefined && (
        <Note tone="info">{effectInWords({ event, round, desk }, out.couple, place)}</Note>
      )}
      {approved ? <Note tone="ok">The chairman has disqualified {number}.</Note> : null}
    </Dialog>
  );
}

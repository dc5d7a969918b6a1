import { dancesInOrder } from '../../../domain/event/dances.ts';
import { useId, useState } from 'react';
import { isFinal, type Round } from '../../../domain/competition.ts';
import { dancingCouples } from '../../../domain/floor/dancingCouples.ts';
import type { CoupleOut, PlaceInFinal } from '../../../domain/floor/coupleOut.ts';
import { publicNames } from '../../../domain/people/people.ts';
import { openQuestion } from '../../../store/results/questionWithdrawn.ts';
import { useDialogText } from '../../kit/shell/useUnsent.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import { coupleOut } from '../../kit/words/english/coupleOut.ts';
import { reason } from '../../kit/words/english/reason.ts';
import { scrutineer } from '../../kit/words/english/scrutineer.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { coupleOutEffect } from '../../../store/models/round/coupleOutEffect.ts';
import {
  coupleOutStep,
  isDisqualified,
  placeInFinal,
  WHAT_HAPPENED,
} from '../../../store/models/round/coupleOutStep.ts';
import { CoupleOutNote } from './CoupleOutNote.tsx';
import type { DeskProps } from './deskProps.ts';
import { PlaceFields } from './PlaceFields.tsx';
import type { Chairman } from './useChairman.ts';
import { MAX_LENGTH } from '../../../domain/bounds.ts';

interface PlaceNow {
  readonly place: PlaceInFinal;
  /** The number of dances the couple has danced. */
  readonly danced: number;
  readonly setDanced: (dances: number) => void;
  readonly setPicked: (kind: PlaceInFinal['kind']) => void;
}

/** The treatment of the couple's place in a final: the usual one until another is picked. */
function usePlaceInFinal(round: Round, out: CoupleOut | undefined): PlaceNow {
  const [danced, setDanced] = useState(0);
  const [picked, setPicked] = useState<PlaceInFinal['kind']>();
  return { place: placeInFinal(round, out, { danced, kind: picked }), danced, setDanced, setPicked };
}

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets'> {
  readonly actions: RoundActions;
  readonly chairman: Chairman;
  readonly onClose: () => void;
}

/** Takes a couple out of the round, with the reason and the effect. A disqualification is the chairman's decision. */
export function ScratchDialog({ event, round, sheets, actions, chairman, onClose }: Props) {
  const words = useWords(coupleOut);
  const { waitingForChairman } = useWords(scrutineer).actions;
  const { why: whyLabel, sayWhy } = useWords(reason);
  const { roundInSentence } = useWords(terms);
  const couplesId = useId();
  const [number, setNumber] = useState('');
  const [kind, setKind] = useState<CoupleOut['kind']>('withdrawn');
  const [why, setWhy] = useDialogText(`scratch/${event.key}/${round.number}`);
  const dancing = dancingCouples(event, round);
  const chosen = dancing.find((one) => one.number === number);
  // A partly typed number may still become one of them.
  const isUnknown = chosen === undefined && !dancing.some((one) => one.number.startsWith(number));
  const out: CoupleOut | undefined =
    chosen === undefined ? undefined : { kind, couple: chosen.number, why: why.trim() };
  const final = usePlaceInFinal(round, out);
  const step =
    out === undefined || chosen === undefined
      ? undefined
      : coupleOutStep({ event, round, sheets }, chairman.approval, {
          entry: chosen.entry.id,
          out,
          place: final.place,
        });
  const approved = out !== undefined && isDisqualified(chairman.approval, out.couple);
  const asks = kind === 'disqualified' && !approved;
  const whyBlocked = (): string | undefined => {
    if (asks && openQuestion(chairman.approval) !== undefined) return waitingForChairman;
    if (out === undefined) return words.pickCouple;
    return out.why === '' ? sayWhy : undefined;
  };

  const submit = () => {
    if (step?.kind === 'is asked about') chairman.ask(step.question);
    else if (step?.kind === 'goes' && out !== undefined)
      void actions.perform(step.changesBy, words.done(kind, out.couple, roundInSentence(round.name)));
    onClose();
  };

  return (
    <Dialog
      open
      wide
      question={words.question}
      verb={asks ? words.ask : words.verb(kind, chosen?.number)}
      look={asks ? 'main' : 'stop'}
      blocked={whyBlocked()}
      onSubmit={submit}
      closeVerb={words.keepIn}
      onClose={onClose}
    >
      <TextField
        label={words.couple}
        inputMode="numeric"
        autoComplete="off"
        list={couplesId}
        value={number}
        onChange={({ target }) => setNumber(target.value.trim())}
        help={chosen === undefined ? undefined : words.option(chosen.number, publicNames(chosen.entry))}
        error={isUnknown ? words.notHere(number) : undefined}
      />
      <datalist id={couplesId}>
        {dancing.map((one) => (
          <option key={one.number} value={one.number}>
            {publicNames(one.entry).join(', ')}
          </option>
        ))}
      </datalist>
      <PillChoice
        label={words.whatHappened}
        options={WHAT_HAPPENED.map((value) => ({ value, words: words.kind(value) }))}
        value={kind}
        onChange={setKind}
      />
      {isFinal(round) && (
        <PlaceFields
          dances={dancesInOrder(event)}
          danced={final.danced}
          place={final.place.kind}
          onDanced={final.setDanced}
          onPlace={final.setPicked}
        />
      )}
      <TextAreaField
        label={whyLabel}
        rows={2}
        maxLength={MAX_LENGTH.explanation}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {out !== undefined && (
        <CoupleOutNote
          effect={coupleOutEffect({ event, round, sheets }, out.couple, final.place)}
          number={out.couple}
        />
      )}
      {approved ? <NoteBox tone="ok">{words.disqualified(number)}</NoteBox> : null}
    </Dialog>
  );
}

import { sortEventDances } from '../../../domain/event/dances.ts';
import { useId, useState } from 'react';
import { isFinal, type Round } from '../../../domain/competition.ts';
import { buildDancingCouples } from '../../../domain/floor/dancingCouples.ts';
import type { CoupleOut, PlaceTreatment } from '../../../domain/floor/coupleOut.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { findOpenQuestion } from '../../../store/results/withdrawQuestion.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import { coupleOutWords } from '../../kit/words/english/coupleOut.ts';
import { reasonWords } from '../../kit/words/english/reason.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { previewCoupleOut } from '../../../store/models/round/coupleOutEffect.ts';
import {
  findCoupleOutStep,
  isDisqualified,
  findPlaceTreatment,
  COUPLE_OUT_KINDS,
} from '../../../store/models/round/coupleOutStep.ts';
import { CoupleOutNote } from './CoupleOutNote.tsx';
import type { DeskProps } from './deskProps.ts';
import { PlaceFields } from './PlaceFields.tsx';
import type { ChairmanActions } from './useChairman.ts';
import { MAX_LENGTH } from '../../../domain/bounds.ts';

interface PlaceNow {
  readonly place: PlaceTreatment;
  /** The number of dances the couple has danced. */
  readonly danced: number;
  readonly setDanced: (dances: number) => void;
  readonly setPicked: (kind: PlaceTreatment['kind']) => void;
}

/** The treatment of the couple's place in a final: the usual one until another is picked. */
function usePlaceInFinal(round: Round, out: CoupleOut | undefined): PlaceNow {
  const [danced, setDanced] = useState(0);
  const [picked, setPicked] = useState<PlaceTreatment['kind']>();
  return { place: findPlaceTreatment(round, out, { danced, kind: picked }), danced, setDanced, setPicked };
}

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets'> {
  readonly actions: RoundActions;
  readonly chairman: ChairmanActions;
  readonly onClose: () => void;
}

/** Takes a couple out of the round, with the reason and the effect. A disqualification is the chairman's decision. */
export function ScratchDialog({ event, round, sheets, actions, chairman, onClose }: Props) {
  const words = useWords(coupleOutWords);
  const { waitingForChairman } = useWords(scrutineerWords).actions;
  const { why: whyLabel, sayWhy } = useWords(reasonWords);
  const { roundInSentence } = useWords(termsWords);
  const couplesId = useId();
  const [number, setNumber] = useState('');
  const [kind, setKind] = useState<CoupleOut['kind']>('withdrawn');
  const [why, setWhy] = useDialogText(`scratch/${event.key}/${round.number}`);
  const dancing = buildDancingCouples(event, round);
  const chosen = dancing.find((one) => one.number === number);
  // A partly typed number may still become the number of a dancing couple.
  const isUnknown = chosen === undefined && !dancing.some((one) => one.number.startsWith(number));
  const out: CoupleOut | undefined =
    chosen === undefined ? undefined : { kind, couple: chosen.number, why: why.trim() };
  const final = usePlaceInFinal(round, out);
  const step =
    out === undefined || chosen === undefined
      ? undefined
      : findCoupleOutStep({ event, round, sheets }, chairman.approval, {
          entry: chosen.entry.id,
          out,
          place: final.place,
        });
  const approved = out !== undefined && isDisqualified(chairman.approval, out.couple);
  const asks = kind === 'disqualified' && !approved;
  const whyBlocked = (): string | undefined => {
    if (asks && findOpenQuestion(chairman.approval) !== undefined) return waitingForChairman;
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
        help={chosen === undefined ? undefined : words.option(chosen.number, listPublicNames(chosen.entry))}
        error={isUnknown ? words.notHere(number) : undefined}
      />
      <datalist id={couplesId}>
        {dancing.map((one) => (
          <option key={one.number} value={one.number}>
            {listPublicNames(one.entry).join(', ')}
          </option>
        ))}
      </datalist>
      <PillChoice
        label={words.whatHappened}
        options={COUPLE_OUT_KINDS.map((value) => ({ value, words: words.kind(value) }))}
        value={kind}
        onChange={setKind}
      />
      {isFinal(round) && (
        <PlaceFields
          dances={sortEventDances(event)}
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
          effect={previewCoupleOut({ event, round, sheets }, out.couple, final.place)}
          number={out.couple}
        />
      )}
      {approved ? <NoteBox tone="ok">{words.disqualified(number)}</NoteBox> : null}
    </Dialog>
  );
}

import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { parseDance, type EventDance } from '../../../domain/event/dances.ts';
import { useState } from 'react';
import { replaceJudge } from '../../../domain/floor/judgeReplacement.ts';
import { listJudgesAbleToLeave, listAvailableSubstitutes } from '../../../domain/floor/judgeChoices.ts';
import { parseJudgeKey, type JudgeKey } from '../../../domain/ids.ts';
import { exchangeJudges } from '../../../store/rounds/coupleAndJudgeChanges.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import { REASON_PLACEHOLDER } from '../../../store/models/round/roundSheets.ts';
import { judgeReplacedWords } from '../../kit/words/english/judgeReplaced.ts';
import { reasonWords } from '../../kit/words/english/reason.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { MAX_LENGTH } from '../../../domain/bounds.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets' | 'judges'> {
  readonly actions: Pick<RoundActions, 'perform'>;
  readonly onClose: () => void;
}

/** Keeps the chosen judge in the list, even if the seats have changed since. */
const withChosen = (offered: readonly JudgeKey[], chosen: JudgeKey | undefined): readonly JudgeKey[] =>
  chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];

/** A judge leaves in the middle of a round and another takes the seat from a dance on. */
export function ReplaceJudgeDialog({ event, round, sheets, judges, actions, onClose }: Props) {
  const words = useWords(judgeReplacedWords);
  const { why: whyLabel, sayWhy } = useWords(reasonWords);
  const { danceName } = useWords(termsWords);
  const dances = [...sheets.panels.keys()];
  const [from, setFrom] = useState(dances[0] ?? parseDance(''));
  const seatedFrom = (dance: EventDance) => listJudgesAbleToLeave(sheets.panels, dance).toSorted();
  const freeFrom = (dance: EventDance) =>
    listAvailableSubstitutes(sheets.panels, dance, judges).map(({ key }) => key);
  const [seated, free] = [seatedFrom(from), freeFrom(from)];
  // A choice stays when the seats change: the button must never name another judge unasked.
  const [judge, setJudge] = useState(seated[0]);
  const [by, setBy] = useState(free[0]);
  const [why, setWhy] = useDialogText(`replace/${event.key}/${round.number}`);
  const begin = (dance: EventDance): void => {
    const [sit, may] = [seatedFrom(dance), freeFrom(dance)];
    setFrom(dance);
    setJudge(sit.find((key) => key === judge) ?? sit[0]);
    setBy(may.find((key) => key === by) ?? may[0]);
  };
  const change = judge === undefined || by === undefined ? undefined : { judge, by, from, why: why.trim() };
  const answer =
    change === undefined
      ? undefined
      : replaceJudge(sheets.panels, change.why === '' ? { ...change, why: REASON_PLACEHOLDER } : change);
  const kept = dances
    .slice(0, dances.indexOf(from))
    .filter((dance) => judge !== undefined && sheets.panels.get(dance)?.includes(judge) === true);
  const named = (key: JudgeKey) => words.judgeNamed(key, judges.find((one) => one.key === key)?.name);
  const whyBlocked = (): string | undefined => {
    if (judge === undefined) return words.laterDance;
    if (by === undefined) return words.nobodyFree;
    if (why.trim() === '') return sayWhy;
    return answer?.ok === true ? undefined : words.chooseAgain;
  };
  return (
    <Dialog
      open
      question={words.question}
      verb={words.verb(judge ?? '')}
      blocked={whyBlocked()}
      onSubmit={() => {
        if (change === undefined || answer?.ok !== true) return;
        void actions.perform(
          (stamp) => [exchangeJudges(stamp, { event, round }, answer.value, change)],
          words.done(change.by, danceName(change.from)),
        );
        onClose();
      }}
      onClose={onClose}
    >
      <SelectField
        label={words.leaving}
        value={judge ?? ''}
        disabled={judge === undefined}
        onChange={({ target }) => setJudge(parseJudgeKey(target.value))}
      >
        {judge === undefined ? <option value="">{words.noneSeated}</option> : null}
        {withChosen(seated, judge).map((key) => (
          <option key={key} value={key}>
            {named(key)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.replacement}
        value={by ?? ''}
        disabled={by === undefined}
        onChange={({ target }) => setBy(parseJudgeKey(target.value))}
      >
        {by === undefined ? <option value="">{words.noneFree}</option> : null}
        {withChosen(free, by).map((key) => (
          <option key={key} value={key}>
            {named(key)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.from}
        value={toStoredTerm(from)}
        onChange={({ target }) => begin(parseDance(target.value))}
      >
        {dances.map((dance) => (
          <option key={toStoredTerm(dance)} value={toStoredTerm(dance)}>
            {danceName(dance)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={whyLabel}
        rows={2}
        maxLength={MAX_LENGTH.explanation}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {answer?.ok === false ? <NoteBox tone="stop">{words.problem(answer.problem)}</NoteBox> : null}
      {judge === undefined ? <NoteBox tone="warn">{words.noneThroughout(danceName(from))}</NoteBox> : null}
      {answer?.ok === true && judge !== undefined ? (
        <NoteBox tone="info">
          {kept.length === 0
            ? words.nothingCounts(judge)
            : words.counts(
                judge,
                kept.map((dance) => danceName(dance)),
              )}
        </NoteBox>
      ) : null}
    </Dialog>
  );
}

import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import type { Judge, Round } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { isAnotherJudgesSheet, type RoundNews } from './earlierRounds.ts';
import { findLastStarted } from '../../../store/models/judge/findLastStarted.ts';
import type { FollowedRounds } from './useFollowedRounds.ts';
import type { DayPart, LaterRound } from './PhoneTasks.tsx';
import { RoundNewsList } from './RoundNewsList.tsx';
import { isUndeliverable, type JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import LanguageChoice from '../../kit/shell/LanguageChoice.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { ConnectionLight } from '../../kit/parts/note/ConnectionLight.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { RenumberedRoundsNote } from './RenumberedRoundsNote.tsx';
import type { judgeWords } from '../../kit/words/english/judge.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { useJudgeWords } from './useJudgeWords.ts';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';

type Words = typeof judgeWords.english.waiting;

export interface Props {
  readonly name: Judge['name'];
  readonly judge: JudgeKey;
  readonly own: JudgesSheets;
  readonly news: readonly RoundNews[];
  readonly part: DayPart;
  readonly later?: LaterRound | undefined;
  readonly followed: Pick<FollowedRounds, 'floor' | 'eventOf'>;
}

function comesNext(
  round: Round | undefined,
  { part, later }: Pick<Props, 'part' | 'later'>,
  words: Words,
): string {
  if (part === 'over') return words.lastRound;
  if (part === 'over today') return words.lastToday(later && `${later.when}, ${later.what}`);
  if (round === undefined) return part === 'before' ? words.firstRound : words.nextRound;
  return round.state === 'running' ? words.notOnPanel : words.nextRound;
}

/** Between two rounds: the round just danced, and marks still on their way or too late. */
export default function BetweenRounds({ name, judge, own, news, part, later, followed }: Props) {
  const { waiting: words, tryAgain } = useJudgeWords();
  const { eventName, roundName, danceName } = useWords(termsWords);
  const { device } = useStore();
  const { event, round } = findLastStarted(followed);
  useObserved(own.sheets);
  const open = own.unsettled().filter(({ place }) => !isAnotherJudgesSheet(news, place));
  const onTheirWay = open.filter(({ delivery }) => delivery.kind === 'here' || delivery.kind === 'saving');
  const refused = open.filter((one) => one.delivery.kind === 'refused' && !isUndeliverable(one));
  const late = open.filter(
    ({ delivery, place }) =>
      // A closed round is off the floor: its late sheets are shown while no other round is danced.
      delivery.kind === 'late' &&
      (event === undefined || (place.event === event.key && place.round === round?.number)),
  );
  const clear = part === 'before' ? words.floorIsClear : words.clearAgain;
  const connection = useConnection(device, useObserved(hasStorageFailed) ? 0 : onTheirWay.length);
  const dances = (sheets: typeof open) => joinParts(sheets.map(({ place }) => danceName(place.dance)));
  return (
    <main className="gate">
      <p className="judge-gate-line">
        <span>{words.who(name, judge)}</span>
        <ConnectionLight connection={connection} />
      </p>
      <h1>{event === undefined ? clear : eventName(event)}</h1>
      {round !== undefined && (
        <p className="row">
          {roundName(round.name)} <RoundStateMark state={round.state} />
        </p>
      )}
      <RoundNewsList judge={judge} own={own} news={news} />
      {onTheirWay.length > 0 && (
        <NoteBox tone="warn" spoken="politely">
          {words.onTheirWay(dances(onTheirWay))}
        </NoteBox>
      )}
      {refused.length > 0 && (
        <NoteBox
          tone="stop"
          spoken="at once"
          action={
            <Button size="small" onClick={() => void own.queue.tryAllAgain()}>
              {tryAgain}
            </Button>
          }
        >
          {words.refused(dances(refused))}
        </NoteBox>
      )}
      <RenumberedRoundsNote own={own} />
      {late.map(({ place, kept }) => (
        <NoteBox key={toStoredTerm(place.dance)} tone="warn" spoken="at once">
          {words.late(danceName(place.dance), kept.numbers)}
        </NoteBox>
      ))}
      <p className="second">{comesNext(round, { part, later }, words)}</p>
      <LanguageChoice />
    </main>
  );
}

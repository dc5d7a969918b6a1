import { createSheetPlace } from '../../../store/sheets/sheetAt.ts';
import type { JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { RoundNews } from './earlierRounds.ts';
import { useDismissed } from './useDismissed.ts';
import { useJudgeWords } from './useJudgeWords.ts';

interface Props {
  readonly judge: JudgeKey;
  readonly own: Pick<JudgesSheets, 'on' | 'putAway'>;
  readonly news: readonly RoundNews[];
}

/** News of rounds that were on this phone, each until the judge dismisses it. */
export function RoundNewsList({ judge, own, news }: Props) {
  const words = useJudgeWords();
  const { danceName, eventName, roundInSentence } = useWords(termsWords);
  const [isRead, markRead] = useDismissed();
  const said = (one: RoundNews): string => {
    const [event, round] = [eventName(one.event), roundInSentence(one.round.name)];
    switch (one.kind) {
      case 'stopped':
        return words.stopped(event, round);
      case 'handed over': {
        const names = (dances: typeof one.lost) =>
          dances.map((dance) => danceName(dance)).filter((name) => name !== '');
        const marked = one.lost.filter(
          (dance) =>
            (own.on(createSheetPlace(one.event, one.round, { judge, dance }))?.kept.numbers.length ?? 0) > 0,
        );
        return words.handedOver(event, round, {
          lost: names(one.lost),
          by: one.by,
          marked: names(marked),
          kept: names(one.kept),
        });
      }
      default:
        return unreachable(one);
    }
  };
  const read = (one: RoundNews): void => {
    markRead(one.key);
    if (one.kind !== 'handed over') return;
    for (const dance of one.lost) void own.putAway(createSheetPlace(one.event, one.round, { judge, dance }));
  };
  return news
    .filter(({ key }) => !isRead(key))
    .map((one) => (
      <NoteBox
        key={one.key}
        tone={one.kind === 'stopped' ? 'info' : 'warn'}
        spoken={one.kind === 'stopped' ? 'politely' : 'at once'}
        action={
          <Button size="small" onClick={() => read(one)}>
            {words.understood}
          </Button>
        }
      >
        {said(one)}
      </NoteBox>
    ));
}

import { useEffect } from 'react';
import type { JudgeKey } from '../../domain/ids.ts';
import type { JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useOnDuty } from '../app/useOnDuty.ts';
import type { RoundNews } from './earlierRounds.ts';
import type { JudgesRound } from './judgesRounds.ts';
import { useEarlierRounds } from './useEarlierRounds.ts';
import { useKeptOnly } from './useKeptOnly.ts';
import { useRetries } from './useRetries.ts';
import type { RoundsHeard } from './useRoundsHeard.ts';

interface Props {
  readonly own: JudgesSheets;
  readonly judge: JudgeKey;
  readonly heard: RoundsHeard;
  readonly rounds: readonly JudgesRound[];
  /** Something became of a round that was on this phone. */
  readonly onNews: (news: readonly RoundNews[]) => void;
}

/** Work of the phone that shows nothing: it says that it is there, retries refused sheets, and remembers its rounds. */
export default function PhoneTasks({ own, judge, heard, rounds, onNews }: Props) {
  useOnDuty(useStore().device, 'judge', judge);
  useRetries(own.queue, heard);
  const { had, news } = useEarlierRounds(judge, rounds, heard.isHeard);
  useKeptOnly([...heard.places, ...had]);
  const keys = news.map(({ key }) => key).join(' ');
  useEffect(() => {
    onNews(news);
    // eslint-disable-next-line react/exhaustive-deps -- news with the same keys say the same
  }, [onNews, keys]);
  return null;
}

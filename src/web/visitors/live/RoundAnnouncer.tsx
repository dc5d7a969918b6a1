import { useEffect, useMemo, useRef, useState } from 'react';
import { unreachable } from '../../../domain/unreachable.ts';
import type { FloorPosition } from '../../../store/floor/live.ts';
import { isFinal } from '../../../domain/competition.ts';
import { countRecalled } from '../../../domain/round/countRecalled.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { liveSpokenWords } from '../../kit/words/english/liveSpoken.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { RoundPageContent } from './roundPageContent.ts';
import {
  findRoundAnnouncement,
  toAnnouncedRound,
  type RoundAnnouncement,
  type AnnouncedRound,
} from './roundAnnouncements.ts';

interface Props {
  readonly shown: Extract<RoundPageContent, { readonly lists: unknown }>;
  readonly live: readonly FloorPosition[];
}

/** Announces changes of a round to screen readers, once; not the state in which the page was opened. */
export function RoundAnnouncer({ shown, live }: Props) {
  const { round: words } = useWords(liveWords);
  const spoken = useWords(liveSpokenWords);
  const { danceName, eventName } = useWords(termsWords);
  const heard = useMemo(() => toAnnouncedRound(shown, live), [shown, live]);
  const before = useRef<AnnouncedRound>(undefined);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const { event, round, lists } = shown;
    const name = eventName(event);
    const sentence = (what: RoundAnnouncement): string => {
      switch (what) {
        case 'started':
          return spoken.started(name, lists.name, undefined);
        case 'heat':
          return heard.floor?.dance === undefined
            ? ''
            : spoken.heat(undefined, danceName(heard.floor.dance), heard.floor.heat, lists.numHeats);
        case 'marks':
          return isFinal(round) ? words.final : words.marks;
        case 'posted':
          return spoken.posted(name, round.name, countRecalled(event, round, lists));
        case 'awards':
          return words.awards;
        case 'places':
          return spoken.places(name);
        default:
          return unreachable(what);
      }
    };
    const happened = before.current === undefined ? undefined : findRoundAnnouncement(before.current, heard);
    before.current = heard;
    if (happened !== undefined) setSaid(sentence(happened));
  }, [heard, shown, spoken, words, danceName, eventName]);

  return (
    <output className="spoken" aria-live="polite" aria-atomic="true">
      {said}
    </output>
  );
}

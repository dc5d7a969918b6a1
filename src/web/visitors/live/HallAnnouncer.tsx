import { countRecalled } from '../../../domain/round/countRecalled.ts';
import { useEffect, useRef, useState } from 'react';
import { unreachable } from '../../../domain/unreachable.ts';
import { liveSpokenWords } from '../../kit/words/english/liveSpoken.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { findAnnouncements, type HallAnnouncement, type AnnouncedHall } from './announcements.ts';

/** Announces changes to screen readers, once; not the state in which the page was opened. */
export function HallAnnouncer(heard: AnnouncedHall) {
  const spoken = useWords(liveSpokenWords);
  const { danceName, eventName, floor } = useWords(termsWords);
  const before = useRef<AnnouncedHall>(undefined);
  const [said, setSaid] = useState('');
  const { now, out, events, announcement } = heard;

  useEffect(() => {
    const sentence = (one: HallAnnouncement): string => {
      switch (one.kind) {
        case 'started': {
          const { event, round, floor: on } = one.what;
          return spoken.started(eventName(event), round.name, on === undefined ? undefined : floor(on));
        }
        case 'heat': {
          const { event, dance, heat } = one.what;
          if (dance === undefined || heat === undefined) return '';
          const name = one.isOneOfSeveral ? eventName(event) : undefined;
          return spoken.heat(name, danceName(dance.name), heat.at, heat.of);
        }
        case 'clear':
          return spoken.clear;
        case 'posted': {
          const { event, round, next } = one.out;
          return spoken.posted(eventName(event), round.name, countRecalled(event, round, next));
        }
        case 'taken back':
          return spoken.takenBack(eventName(one.out.event), one.out.round.name);
        case 'announcement':
          return spoken.announcement(one.text);
        default:
          return unreachable(one);
      }
    };
    const current = { now, out, events, announcement };
    const news = before.current === undefined ? [] : findAnnouncements(before.current, current);
    before.current = current;
    if (news.length > 0) setSaid(news.map(sentence).join(' '));
  }, [now, out, events, announcement, spoken, danceName, eventName, floor]);

  return (
    <output className="spoken" aria-live="polite" aria-atomic="true">
      {said}
    </output>
  );
}

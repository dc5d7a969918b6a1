import { storedTerm } from '../../src/domain/event/storedTerm.ts';
import { FRESH, typed } from '../../src/domain/keying/keying.ts';
import { typeCouples, type PaperSheet, type Typed } from '../../src/domain/keying/paperSheet.ts';
import { judgesToKey, paperKeyed, paperOf, paperToKey } from '../../src/store/models/round/papers.ts';
import { press, type Press } from '../people/press.ts';
import { pickSome } from '../rendezvous.ts';
import type { AtTheDesk, DeskOfRound } from './desk.ts';
import { keyOf, labelOf } from '../story.ts';

/** The marks on the paper, typed twice and verified. */
function keyed(paperPresses: PaperSheet, of: string): Typed | undefined {
  const text = pickSome(`paper ${of}`, paperPresses.couples, paperPresses.wanted).join(' ');
  const once = typeCouples(paperPresses, [], text);
  if (!once.ok) return undefined;
  const end = typed(paperPresses, typed(paperPresses, FRESH, once.value), once.value);
  return end.kind === 'read back' ? end.marks : undefined;
}

/** Paper entry: the next sheet of each judge. */
export function paper(by: AtTheDesk, desk: DeskOfRound): readonly Press[] {
  const { event, round, sheets } = desk;
  if (round.state !== 'running' && round.state !== 'marked') return [];
  return judgesToKey(sheets).flatMap((judge) => {
    const sheet = paperToKey(sheets, judge);
    if (sheet === undefined) return [];
    const of = `${keyOf(desk)}/${storedTerm(sheet.dance)}/${judge}`;
    const marks = keyed(paperOf(sheet, sheets, round), of);
    if (marks === undefined) return [];
    return [
      press(
        `key ${of}`,
        `keys judge ${judge}’s ${storedTerm(sheet.dance)} of ${labelOf(desk)} from paper: ${marks.join(', ')}`,
        by.act((author) => [paperKeyed(author, { event, round }, sheet, { marks })]),
        { weight: 0.4, undoKeys: [`reopen sheet ${of}`] },
      ),
    ];
  });
}

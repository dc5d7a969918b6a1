import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { NEW_KEYING, endTyping } from '../../src/domain/keying/keying.ts';
import { addTypedCouples, type PaperSheet, type TypedMarks } from '../../src/domain/keying/paperSheet.ts';
import {
  listJudgesToKey,
  keyPaper,
  buildPaperSheet,
  findPaperToKey,
} from '../../src/store/models/round/papers.ts';
import { press, type Press } from '../people/press.ts';
import { drawSubset } from '../rendezvous.ts';
import type { DeskOperator, DeskRoundState } from './desk.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';

/** The marks on the paper, typed twice and verified. */
function keyed(paperPresses: PaperSheet, of: string): TypedMarks | undefined {
  const text = drawSubset(`paper ${of}`, paperPresses.couples, paperPresses.wanted).join(' ');
  const once = addTypedCouples(paperPresses, [], text);
  if (!once.ok) return undefined;
  const end = endTyping(paperPresses, endTyping(paperPresses, NEW_KEYING, once.value), once.value);
  return end.kind === 'read back' ? end.marks : undefined;
}

/** Paper entry: the next sheet of each judge. */
export function paperPresses(by: DeskOperator, desk: DeskRoundState): readonly Press[] {
  const { event, round, sheets } = desk;
  if (round.state !== 'running' && round.state !== 'marked') return [];
  return listJudgesToKey(sheets).flatMap((judge) => {
    const sheet = findPaperToKey(sheets, judge);
    if (sheet === undefined) return [];
    const of = `${buildRoundText(desk)}/${toStoredTerm(sheet.dance)}/${judge}`;
    const marks = keyed(buildPaperSheet(sheet, sheets, round), of);
    if (marks === undefined) return [];
    return [
      press(
        `key ${of}`,
        `keys judge ${judge}’s ${toStoredTerm(sheet.dance)} of ${formatRoundLabel(desk)} from paper: ${marks.join(', ')}`,
        by.act((author) => [keyPaper(author, { event, round }, sheet, { marks })]),
        { weight: 0.4, undoKeys: [`reopen sheet ${of}`] },
      ),
    ];
  });
}

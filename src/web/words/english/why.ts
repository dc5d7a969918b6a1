import type { EventDance } from '../../../domain/event/dances.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { Rule10Step, Rule11Step, WorkingCell } from '../../../domain/skating/working.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { DanceReason, TotalReason, Votes } from '../../../domain/skating/reasons.ts';
import { couplesIn, joined, type Phrase } from '../phrase.ts';
import { section } from '../section.ts';
import { counted, ordinal } from './count.ts';
import { terms } from './terms.ts';

const { danceName } = terms.english;
const couples = couplesIn('en');

const UP_TO_TEN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 1.5 as it is spoken of: 'a shared 1.5'. */
const placeName = (place: number): string => (Number.isInteger(place) ? ordinal(place) : `a shared ${place}`);

const orBetter = (column: number): string => (column === 1 ? '1st' : `${ordinal(column)} or better`);

const votesFor = ({ count, judges, column }: Votes): string => {
  const who =
    judges === undefined
      ? counted(count, { one: '1 judge', other: `${count} judges` })
      : `${count} of ${judges} judges`;
  return `${who} placed them ${orBetter(column)}`;
};

function becauseOf(reason: DanceReason): string {
  switch (reason.kind) {
    case 'uncontested':
      return 'uncontested.';
    case 'majority':
      return `${votesFor(reason.votes)}, a majority (${reason.majority}). No other couple left had one there.`;
    case 'larger majority':
      return `${votesFor(reason.votes)}. Others had a majority there too; the larger one goes first.`;
    case 'smaller sum':
      return `${votesFor(reason.votes)}. Another couple had as many; these marks add up to ${reason.sum}, and the lower sum goes first.`;
    case 'later column': {
      const sum = reason.sum === undefined ? '' : `, sum ${reason.sum}`;
      return `tied with another couple in count and sum until “${orBetter(reason.votes.column)}” was counted. There ${votesFor(reason.votes)}${sum}.`;
    }
    case 'shared':
      return 'tied with another couple to the last column, in count and in sum. They share the place.';
    default:
      return unreachable(reason);
  }
}

/** 'two firsts', 'one dance' */
const danced = (count: number, position: number): string => {
  const many = UP_TO_TEN[count] ?? String(count);
  return position === 1
    ? `${many} ${counted(count, { one: 'first', other: 'firsts' })}`
    : `${many} ${counted(count, { one: 'dance', other: 'dances' })}`;
};

function rule10({ position, couples: compared, best }: Rule10Step): Phrase {
  const rows = joined(
    compared.map(({ couple, count, sum }) => [
      { couple },
      `: ${danced(count, position)}${count === 0 ? '' : `, sum ${sum}`}`,
    ]),
    '; ',
  );
  const head: Phrase = [
    `For ${ordinal(position)} place, dances placed ${orBetter(position)} count. `,
    ...rows,
    '. ',
  ];
  const [first, ...others] = best;
  if (first === undefined) return head;
  if (others.length > 0) return [...head, ...couples(best), ' are tied on both, so Rule 11 decides.'];
  const mine = compared.find(({ couple }) => couple === first);
  const bySum = compared.some(({ couple, count }) => couple !== first && count === mine?.count);
  return [...head, { couple: first }, ` has ${bySum ? 'as many and the lower sum' : 'the most'}: Rule 10.`];
}

const marked = (cell: WorkingCell | undefined): string => {
  if (cell === undefined) return 'no marks';
  const marks = counted(cell.count, { one: '1 mark', other: `${cell.count} marks` });
  return `${marks} “${orBetter(cell.column)}”${cell.sum === undefined ? '' : `, sum ${cell.sum}`}`;
};

function rule11({ votes, majority, couples: compared, best, position }: Rule11Step): Phrase {
  const rows = joined(
    compared.map(({ couple, cells }) => [{ couple }, `: ${marked(cells.at(-1))}`]),
    '; ',
  );
  return [
    `Rule 11 counts all ${votes} marks of all dances together; a majority is ${majority}. `,
    ...rows,
    '. ',
    ...couples(best),
    best.length > 1
      ? ' are tied to the last column: they share the place.'
      : ` takes ${ordinal(position)} place.`,
  ];
}

/** Why a couple has its place: the Skating System told in sentences (docs/rules.md). */
export const why = section('why', {
  title: 'Why each place',
  question: (couple: LeadNumber, place: number): Phrase => [
    'Why is ',
    { couple },
    Number.isInteger(place) ? ` ${ordinal(place)}?` : ` sharing ${place}?`,
  ],
  inDance: (dance: EventDance, place: number, reason: DanceReason): Phrase => {
    const passed =
      'passed' in reason && reason.passed ? 'no couple left had a majority before that. Then ' : '';
    return [`${danceName(dance)}, ${placeName(place)}: ${passed}${becauseOf(reason)}`];
  },
  total: ({ places, total, tied }: TotalReason): Phrase => {
    const sum = `${places
      .map(({ dance, place }) => `${placeName(place)} in ${danceName(dance)}`)
      .join(', ')}: a total of ${total}. `;
    return tied.length < 2
      ? [`${sum}No other couple has that total, so it decides: Rule 9.`]
      : [sum, ...couples(tied), ' have the same total.'];
  },
  rule10,
  rule11,
});

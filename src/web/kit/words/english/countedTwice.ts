import type { CountDifference } from '../../../../domain/secondCount/compareFinal.ts';
import type { CountedDancePlace, CountedPlace } from '../../../../domain/secondCount/countedFinal.ts';
import { section } from '../section.ts';

const dancePlace = ({ place, rule, passed, shared }: CountedDancePlace): string =>
  `place ${place} by ${passed ? 'Rules 8 and' : 'Rule'} ${rule}${shared ? ', tied' : ''}`;

const place = ({ place: given, total, decidedBy, path }: CountedPlace): string =>
  `place ${given}, total ${total}, ${decidedBy === 'tie' ? 'tied' : `by Rule ${decidedBy}`} (${path.join(', ')})`;

function said<P>(placings: readonly P[], one: (placing: P) => string): string {
  return placings.length === 0 ? 'nothing' : placings.map(one).join('; ');
}

/** The comparison of the two counts of a final. */
export const countedTwiceWords = section('countedTwice', {
  agree: 'Counted twice, both agree',
  disagree:
    'The two counts of this final disagree. Nothing can be posted until they agree: tell the chairman.',
  /** @param dance its display name; undefined if the final result differs */
  difference: (one: CountDifference, dance: string | undefined) => {
    const [first, second] =
      one.kind === 'dance'
        ? [said(one.first, dancePlace), said(one.second, dancePlace)]
        : [said(one.first, place), said(one.second, place)];
    return `${one.couple} in ${dance ?? 'the result'}: first count ${first}; second count ${second}.`;
  },
});

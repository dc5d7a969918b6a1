import type { Entry } from '../../../../domain/competition.ts';
import type { GiveNamesProblem, WalkOnProblem } from '../../../../domain/floor/walkOn.ts';
import { listPublicNames } from '../../../../domain/people/people.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

const who = (entry: Entry): string => {
  const names = listPublicNames(entry);
  return names.length === 0 ? 'a couple without names' : names.join(' and ');
};

function problem(of: WalkOnProblem | GiveNamesProblem): string {
  switch (of.kind) {
    case 'skipped':
      return 'This round was skipped. Its couples are in the next one.';
    case 'danced':
      return 'This round has been danced. Its couples stay as they are.';
    case 'no number':
      return `${of.typed} isn’t a number from 1 to 9999.`;
    case 'in this round':
      return `${of.number} is already in this round: ${who(of.entry)}.`;
    case 'starts later':
      return `${of.number} starts in the ${roundInSentence(of.round)}.`;
    case 'worn twice':
      return `${of.number} is worn by ${of.entries.length} couples: ${of.entries.map(who).join('; ')}.`;
    case 'has names':
      return `This couple already has names: ${who(of.entry)}.`;
    case 'name missing':
      return 'Both dancers need a name. Type TBA if you don’t know it.';
    case 'entered already':
      return `${who(of.as)} are already in this event${of.as.number === undefined ? '' : ` as ${of.as.number}`}.`;
    default:
      return unreachable(of);
  }
}

/** The reasons a couple can't be added or named at the deck. */
export const walkOnWords = section('walkOn', { problem });

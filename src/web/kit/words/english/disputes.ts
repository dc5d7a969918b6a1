import type { RulingOutcome } from '../../../../domain/eligibility/ruling.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { NotBack } from '../../../../store/dancers/entryBack.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

const OUTCOMES: Readonly<Record<RulingOutcome, string>> = {
  'may dance': 'May dance',
  'may not dance': 'May not dance',
};

function notBack(why: NotBack): string {
  switch (why.kind) {
    case 'no event':
      return 'The event isn’t offered anymore.';
    case 'under way':
      return 'The event is under way. A couple comes in at the deck now, as a walk-on.';
    case 'gone':
      return `${why.name} isn’t registered anymore.`;
    case 'dances':
      return `${why.name} dances this event with somebody else by now.`;
    case 'taken':
      return `${why.name} dances in their place by now.`;
    default:
      return unreachable(why);
  }
}

/** An organizer decides on entries that are against the rules, or that somebody has objected to. */
export const disputes = section('disputes', {
  notAvailable: 'Disputed entries can’t be shown',
  loading: 'Loading entries and objections',
  title: 'Who is in doubt?',
  more: 'Entries that break a rule, or that somebody has objected to. You decide, and say why: the couple reads it, and who objected. Everybody sees what you decided, not why.',
  until: 'Anybody may object until',
  untilMore: 'Without a date nobody may.',
  none: 'No entry is in doubt.',
  open: (count: number) => counted(count, { one: '1 entry to decide', other: `${count} entries to decide` }),
  showAll: (count: number) => `Show all ${count}`,
  couple: (names: readonly string[], event: string) => `${names.join(' and ')}, ${event}`,
  objection: (day: string, why: string) => `Objection of ${day}: ${why}`,
  stated: (name: string) => `What ${name} states`,
  result: (event: string, place: string | undefined, competition: string) =>
    `${event}, ${place ?? 'no final'}, ${competition}`,
  decide: 'Decide',
  decideOn: (couple: string) => `Decide on ${couple}`,
  change: 'Change',
  outcome: (outcome: RulingOutcome) => OUTCOMES[outcome],
  decided: (outcome: RulingOutcome, day: string) => `${OUTCOMES[outcome]}, ${day}`,
  dialog: {
    question: (couple: string) => `May they dance? ${couple}`,
    outcome: 'Decision',
    why: 'Why',
    whyHelp: 'The couple reads this, and who objected.',
    noWhy: 'Say why.',
    verb: 'Decide',
    busy: 'Deciding',
    entry: 'Their entry',
    stays: 'Leave it',
    both: 'Take it out',
    one: (name: string) => `Take out ${name} only`,
    leftIn: 'They stay in the event until you take them out.',
    bothOut: 'The entry goes. Who registered it reads why. You can put it back until the first round begins.',
    oneOut: (stays: string) =>
      `${stays} stays in the event without a partner, and reads why. You can put it back until the first round begins.`,
    underWay: 'The event is under way. Who leaves it now is scratched from their round.',
    scratch: 'Scratch a couple',
    verbOut: 'Decide, take out',
    offline: 'No connection',
    takeBack: 'Leave it open',
  },
  taken: {
    title: 'Taken out',
    more: 'Each can come back until the first round begins.',
    out: (day: string) => `Out since ${day}`,
    oneOut: (names: readonly string[], day: string) => `${names.join(' and ')} is out since ${day}`,
    putBack: 'Put back',
    putBackOf: (couple: string) => `Put back ${couple}`,
    question: (couple: string) => `Put them back? ${couple}`,
    back: (names: readonly string[]) =>
      `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} in the event again, and nothing is decided.`,
    alone: 'Their partner has left since: they come back alone, and look for one.',
    number: (was: string, now: string | undefined) =>
      now === undefined
        ? `They had number ${was}. They have none now.`
        : `They had number ${was}. They wear ${now} now.`,
    not: notBack,
    withoutEntry: 'You can still take the decision back. The entry stays out.',
    onlyRuling: 'Take decision back',
    busy: 'Putting back',
    done: (couple: string) => `${couple}: back in`,
    deck: 'Deck captain',
  },
  done: (outcome: RulingOutcome, couple: string) => `${couple}: ${OUTCOMES[outcome].toLowerCase()}`,
  left: (couple: string) => `${couple}: open again`,
});

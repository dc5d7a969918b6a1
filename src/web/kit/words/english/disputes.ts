import type { RulingOutcome } from '../../../../domain/eligibility/ruling.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { RestoreProblem } from '../../../../store/dancers/restoreEntry.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const OUTCOMES: Readonly<Record<RulingOutcome, string>> = {
  'may dance': 'May dance',
  'may not dance': 'May not dance',
};

function notBack(why: RestoreProblem): string {
  switch (why.kind) {
    case 'no event':
      return 'The event isn’t offered anymore.';
    case 'under way':
      return 'The event has started. Add the couple at the deck, as a walk-on.';
    case 'gone':
      return `${why.name} isn’t registered anymore.`;
    case 'dances':
      return `${why.name} is in this event with somebody else now.`;
    case 'taken':
      return `${why.name} has their place now.`;
    default:
      return unreachable(why);
  }
}

/** An organizer's rulings on entries that break a rule or have an objection. */
export const disputesWords = section('disputes', {
  notAvailable: 'Not available',
  loading: 'Loading entries and objections',
  title: 'Which entries are disputed?',
  more: 'Entries that break a rule, or that somebody objected to. You decide, and say why. The couple and whoever objected see the reason; everybody else sees only the decision.',
  until: 'Accept objections until',
  untilMore: 'Leave blank to accept none.',
  none: 'No disputed entries.',
  open: (count: number) =>
    pluralize(count, { one: '1 entry to decide', other: `${count} entries to decide` }),
  showAll: (count: number) => `Show all ${count}`,
  couple: (names: readonly string[], event: string) => `${names.join(' and ')}, ${event}`,
  objection: (day: string, why: string) => `Objection, ${day}: ${why}`,
  stated: (name: string) => `${name} says they’ve danced`,
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
    whyHelp: 'The couple and whoever objected see this.',
    noWhy: 'Say why.',
    verb: 'Decide',
    busy: 'Deciding',
    entry: 'Their entry',
    stays: 'Keep it',
    both: 'Remove it',
    one: (name: string) => `Remove ${name} only`,
    leftIn: 'They stay in the event until you remove them.',
    bothOut:
      'The entry is removed, and whoever registered it sees why. You can restore it until the first round starts.',
    oneOut: (stays: string) =>
      `${stays} stays in the event without a partner, and sees why. You can restore it until the first round starts.`,
    underWay: 'The event has started. To remove a couple now, scratch them from their round.',
    scratch: 'Scratch a couple',
    verbOut: 'Decide and remove',
    offline: 'No connection',
    takeBack: 'Leave it open',
  },
  taken: {
    title: 'Removed',
    more: 'You can restore each one until the first round starts.',
    out: (day: string) => `Removed ${day}`,
    oneOut: (names: readonly string[], day: string) => `${names.join(' and ')}, removed ${day}`,
    putBack: 'Restore',
    putBackOf: (couple: string) => `Restore ${couple}`,
    question: (couple: string) => `Restore them? ${couple}`,
    back: (names: readonly string[]) =>
      `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} in the event again, and the dispute is open.`,
    alone: 'Their partner has left since, so they come back looking for a partner.',
    number: (was: string, now: string | undefined) =>
      now === undefined
        ? `They had number ${was}. They have none now.`
        : `They had number ${was}. They wear ${now} now.`,
    not: notBack,
    withoutEntry: 'You can still withdraw the decision. The entry stays out.',
    onlyRuling: 'Withdraw the decision',
    busy: 'Restoring',
    done: (couple: string) => `${couple}: back in`,
    deck: 'Deck captain',
  },
  done: (outcome: RulingOutcome, couple: string) => `${couple}: ${OUTCOMES[outcome].toLowerCase()}`,
  left: (couple: string) => `${couple}: open again`,
});

import type { Outcome } from '../../../domain/eligibility/ruling.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  'may dance': 'May dance',
  'may not dance': 'May not dance',
};

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
  outcome: (outcome: Outcome) => OUTCOMES[outcome],
  decided: (outcome: Outcome, day: string) => `${OUTCOMES[outcome]}, ${day}`,
  dialog: {
    question: (couple: string) => `May they dance? ${couple}`,
    outcome: 'Decision',
    why: 'Why',
    whyHelp: 'The couple reads this, and who objected.',
    noWhy: 'Say why.',
    verb: 'Decide',
    busy: 'Deciding',
    stays: 'They stay in the event until you take them out.',
    takeBack: 'Leave it open',
  },
  done: (outcome: Outcome, couple: string) => `${couple}: ${OUTCOMES[outcome].toLowerCase()}`,
  left: (couple: string) => `${couple}: open again`,
});

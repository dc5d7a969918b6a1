import { competitionBasics } from '../../store/competition/competition.ts';

/** A competition in a sentence: '“Fall Classic”', or 'a competition' while it has no name. */
export function nameCompetition(metadata: unknown): string {
  const name = competitionBasics.parse(metadata).fullName ?? '';
  return name === '' ? 'a competition' : `“${name}”`;
}

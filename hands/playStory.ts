import type { DaySetup } from './hall/day.ts';
import { LAWS } from './laws/all.ts';
import type { Law } from './laws/laws.ts';
import { Sequence } from './sequence.ts';

/** A press of a person, or the check that it is not offered. */
export type Step = readonly [who: string, key: string, offered?: 'not offered'];

/** A story as a list of presses. */
export interface Story {
  readonly steps: readonly Step[];
  readonly setup?: Partial<DaySetup>;
}

const USUAL: DaySetup = { judges: 3, marksPublic: true, release: 'at once' };

/**
 * Plays a story, finishes the day if asked, and returns its lines.
 * @throws LawViolation at the first law that fails
 */
export async function playStory(
  { steps, setup }: Story,
  { laws = LAWS, finishes = false }: { readonly laws?: readonly Law[]; readonly finishes?: boolean } = {},
): Promise<readonly string[]> {
  const sequence = await Sequence.begin({ ...USUAL, ...setup }, laws);
  try {
    for (const [who, key, offered] of steps) {
      const person = sequence.hall.people.find(({ name }) => name === who);
      const press = person && (await sequence.listPresses(person)).find((one) => one.key === key);
      if (offered === 'not offered') {
        if (press !== undefined) throw new Error(`${who} is offered “${key}”`);
        continue;
      }
      if (person === undefined || press === undefined) throw new Error(`${who} is not offered “${key}”`);
      await sequence.play(person, press);
    }
    if (finishes) await sequence.finish();
    return sequence.story;
  } finally {
    sequence.end();
  }
}

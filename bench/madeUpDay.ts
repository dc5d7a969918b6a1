import { toCompetitionEvents, generateCompetition } from '../src/domain/madeUp/competition.ts';
import { generateRounds } from '../src/domain/schedule/plan/generate.ts';
import { createPlan, type PlannedEvent } from '../src/domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../src/domain/schedule/times/timing.ts';
import type { Json } from '../src/server/tree/json.ts';
import { importDay } from '../src/store/import/importDay.ts';

/** Tree of a competition day with 3,200 entries. */
export function madeUpDay(): {
  readonly tree: Readonly<Record<string, Json>>;
  readonly events: readonly PlannedEvent[];
} {
  const made = generateRounds(
    createPlan(toCompetitionEvents(generateCompetition('L', 'live', 0)), [], () => false),
    'all',
    DEFAULT_TIMING,
  );
  if (!made.ok) throw new Error('the day could not be planned');
  const imported = importDay(
    made.value.events.map((event) => ({ event, registered: new Map(), danced: [] })),
    [],
  );
  if (!imported.ok) throw new Error('the day could not be stored');
  return { tree: JSON.parse(JSON.stringify(imported.value)), events: made.value.events };
}

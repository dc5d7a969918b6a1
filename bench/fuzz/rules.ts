import { getQueryFacts } from '../../src/server/database/listens.ts';
import { parseRules, RulesFileError } from '../../src/server/rules/file.ts';
import { mayRead, mayWrite } from '../../src/server/rules/guard.ts';
import type { SeededRandom } from '../../src/server/testing/chance.ts';
import { createHostileRules } from '../../src/server/testing/hostile/rulesTexts.ts';
import { createStrangeJson } from '../../src/server/testing/hostile/json.ts';
import { RequestRefusal } from '../../src/server/refusal.ts';
import { buildIncomingNode } from '../../src/server/tree/incomingNode.ts';
import type { Tree } from '../../src/server/tree/node.ts';
import { FuzzNotes, type FuzzCounts } from './targets.ts';

/** CPU time limit (ms) of one file: reading it and evaluating it twice. */
const MAX_MS = 3000;

function strangeTree(chance: SeededRandom): Tree {
  try {
    return buildIncomingNode({ t: { a: createStrangeJson(chance) }, s: 'a'.repeat(chance.below(3000)) }, [], {
      now: 0,
      root: null,
    });
  } catch (error) {
    if (error instanceof RequestRefusal) return null;
    throw error;
  }
}

function outcome(text: string, chance: SeededRandom): string {
  try {
    const rules = parseRules(text);
    const question = { auth: null, now: 1, root: strangeTree(chance), path: ['t', 'a'] };
    const read = mayRead(rules, { ...question, query: getQueryFacts(undefined) });
    const written = mayWrite(rules, { ...question, newRoot: strangeTree(chance) });
    return read || written ? 'allows' : 'denies';
  } catch (error) {
    if (!(error instanceof RulesFileError)) throw error;
    return error.line >= 1 && error.column >= 1 ? 'refused' : 'refused nowhere';
  }
}

/** Malformed and odd rules files: either refused with line and column, or read and evaluated, within the time limit. */
export function fuzzRules(good: string, count: number, chance: SeededRandom): FuzzCounts {
  const notes = new FuzzNotes();
  const from = performance.now();
  let slowest = 0;
  for (let shot = 0; shot < count; shot += 1) {
    const text = createHostileRules(good, chance);
    const start = process.cpuUsage();
    try {
      const answer = outcome(text, chance);
      notes.answer(answer);
      if (answer === 'refused nowhere') notes.problem('refused without a place', text);
    } catch (error) {
      notes.problem(String(error), text);
    }
    const took = process.cpuUsage(start).user / 1000;
    if (took > MAX_MS) notes.problem(`took ${Math.round(took)} ms`, text);
    slowest = Math.max(slowest, took);
  }
  notes.answer(`slowest ${Math.round(slowest)} ms`);
  const { answers, problems } = notes;
  return { what: 'rules files', count, milliseconds: performance.now() - from, answers, problems };
}

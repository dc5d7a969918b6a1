import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fuzzDays } from '../hands/fuzzDays.ts';
import { formatLine } from './table.ts';

const SEQUENCES = Number(process.env['HANDS'] ?? 2000);
const STEPS = 60;
/** A new seed each time: `npm test` always uses the same one. SEED=… repeats a run. */
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));

/** Plays random days of the whole floor. Prints the presses per second, and throws if a law is broken. */
export async function benchHands(): Promise<void> {
  console.log(`SEED=${SEED}`);
  const begun = performance.now();
  const { broken, steps, sequences } = await fuzzDays({ sequences: SEQUENCES, steps: STEPS, seed: SEED });
  const seconds = (performance.now() - begun) / 1000;
  console.log(formatLine(`${sequences} sequences of up to ${STEPS} presses`, 'presses', 'a second'));
  console.log(formatLine('all laws after each', String(steps), (steps / seconds).toFixed(0)));
  if (broken !== undefined) throw broken;
}

/** Runs the random days of the desk, of partners and of teams in full, with the same new seed. */
export async function benchOtherHands(): Promise<void> {
  const env = { ...process.env, PROPERTY_TRIES: '1', PROPERTY_SEED: String(SEED) };
  const tests = spawn('npx', ['vitest', 'run', '--project', 'hands'], { env, stdio: 'inherit' });
  const [status] = await once(tests, 'exit');
  if (status !== 0)
    throw new Error(`a law broke: PROPERTY_SEED=${SEED} PROPERTY_TRIES=1 npx vitest run hands`);
}

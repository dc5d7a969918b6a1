import { shaken } from '../hands/shaking.ts';
import { line } from './table.ts';

const SEQUENCES = Number(process.env['HANDS'] ?? 2000);
const STEPS = 60;
const SEED = Number(process.env['SEED'] ?? 1);

/** Random hands on the whole floor: whether any law breaks, and how many presses a second are looked at. */
export async function benchHands(): Promise<void> {
  const begun = performance.now();
  const { broken, steps, sequences } = await shaken({ sequences: SEQUENCES, steps: STEPS, seed: SEED });
  const seconds = (performance.now() - begun) / 1000;
  console.log(line(`${sequences} sequences of up to ${STEPS} presses`, 'presses', 'a second'));
  console.log(line('all laws after each', String(steps), (steps / seconds).toFixed(0)));
  if (broken !== undefined) throw broken;
}

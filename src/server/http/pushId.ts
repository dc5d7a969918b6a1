import { randomBytes } from 'node:crypto';

// The digits in code unit order, so that later ids sort later.
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 8;
const CHANCE_LENGTH = 12;

let lastTime = -1;
let lastChance: number[] = [];

/** Creates a key of 20 characters like the SDK's `push`: later keys sort later. `now` in milliseconds. */
export function createPushId(now: number): string {
  if (now === lastTime) {
    // Within one millisecond, the random part counts up.
    let place = CHANCE_LENGTH - 1;
    while (place > 0 && lastChance[place] === 63) {
      lastChance[place] = 0;
      place -= 1;
    }
    lastChance[place] = ((lastChance[place] ?? 0) + 1) % 64;
  } else lastChance = [...randomBytes(CHANCE_LENGTH)].map((byte) => byte % 64);
  lastTime = now;
  let time = '';
  for (let rest = now, place = 0; place < TIME_LENGTH; place += 1) {
    time = `${DIGITS[rest % 64]}${time}`;
    rest = Math.floor(rest / 64);
  }
  return time + lastChance.map((digit) => DIGITS[digit]).join('');
}

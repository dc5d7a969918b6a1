import type { RatePolicy } from './throttle.ts';

const SECOND_MS = 1000;
const MINUTE = 60 * SECOND_MS;
const HOUR = 60 * MINUTE;

type Row = readonly [
  countedBy: string,
  capacity: number,
  unit: string,
  refill: RatePolicy['refill'],
  whenEmpty: RatePolicy['whenEmpty'],
];
type WhenEmpty = (told: string) => RatePolicy['whenEmpty'];

const policy = (...[countedBy, capacity, unit, refill, whenEmpty]: Row): RatePolicy => ({
  countedBy,
  capacity,
  unit,
  refill,
  whenEmpty,
});
/** Refills `tokens` every `everyMs`. */
const every = (everyMs: number, tokens = 1): RatePolicy['refill'] => ({ tokens, everyMs });
const NEVER = undefined;

const refuse: WhenEmpty = (told) => ({ kind: 'refuse', told });
const wait: WhenEmpty = (told) => ({ kind: 'wait', told });
/** The first delay and the maximum, in seconds. */
const delay = (told: string, first: number, doublesEvery: number, max: number): RatePolicy['whenEmpty'] => ({
  kind: 'delay',
  told,
  firstMs: first * SECOND_MS,
  doublesEvery,
  maxMs: max * SECOND_MS,
});

/** The SDK's error code. */
export const TRY_LATER_ERROR = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const WAITING = 'Too many requests are waiting';
const REFUSED = 'Too many refused requests';
const LOGGED = 'nothing: the log has a line';
const UNREAD = 'nothing: the socket is not read from';
const PACED = 'Too many at once: try again in a minute';
const DEVICE_FULL = 'Limit reached: this device cannot add more';
const NETWORK_FULL = 'Limit reached: this network cannot add more';

/** All limits on rate or amount. `docs/security.md` shows the same table, and a test compares them. */
export const RATE_POLICIES = {
  // The SDK gives up on a sign-in after 30 s. Checking the password and its queue take some of it, leaving 20 s.
  passwordsAtPlace: policy(
    'account and address',
    3,
    'wrong passwords',
    every(2 * MINUTE),
    delay(TRY_LATER_ERROR, 1, 1, 20),
  ),
  // Known devices are counted separately, so a flood by strangers never affects them.
  passwordsOnDevice: policy(
    'account and device',
    3,
    'wrong passwords',
    every(2 * MINUTE),
    delay(TRY_LATER_ERROR, 1, 1, 20),
  ),
  passwordsOfAccount: policy(
    'account',
    100,
    'wrong passwords',
    every(10 * SECOND_MS),
    delay(TRY_LATER_ERROR, 1, 25, 20),
  ),
  // One limit per address for all accounts, including unknown ones. It is high, because a venue shares one
  // address.
  passwordsOfAddress: policy(
    'address',
    100,
    'wrong passwords',
    every(5 * SECOND_MS),
    delay(TRY_LATER_ERROR, 0.5, 50, 5),
  ),
  // Delays start with a person's 50th wrong code, and with an address's 2000th.
  codesOfPerson: policy('person', 49, 'wrong codes', every(2 * MINUTE), delay(WAITING, 1, 5, 30)),
  codesOfAddress: policy('address', 1999, 'wrong codes', every(2 * SECOND_MS), delay(WAITING, 2, 200, 30)),
  // A venue full of spectators shares one address, yet a script is faster than all of them.
  signUps: policy('address', 3000, 'anonymous sign-ups', every(SECOND_MS, 5), wait(TRY_LATER_ERROR)),
  // Keeps signed-in users from discovering other accounts by trying email addresses.
  newEmails: policy('account', 10, 'changes of the email', every(HOUR, 10), refuse(TRY_LATER_ERROR)),
  mailRequests: policy('address', 60, 'requests for a mail', every(HOUR, 60), refuse(TRY_LATER_ERROR)),
  // A new code ends the previous one, so a stranger must not be able to invalidate codes forever.
  mailsOfAccount: policy('account and kind', 3, 'mails with a code', every(HOUR, 3), refuse(LOGGED)),
  mailsInAll: policy('server', 500, 'mails with a code', every(HOUR, 500), refuse(LOGGED)),
  refusalsOfSocket: policy('socket', 120, 'refused requests', every(MINUTE, 120), refuse(REFUSED)),
  refusalsOfAddress: policy('address', 1200, 'refused requests', every(MINUTE, 1200), refuse(REFUSED)),
  // A device that was offline sends everything at once: its writes are read more slowly, but none is lost.
  writesOfSocket: policy('socket', 1000, 'writes', every(SECOND_MS, 1000), wait(UNREAD)),
  // A phone joining costs a few ms, and thousands may share one address (decision 41).
  workOfPerson: policy('person', 500, 'ms of work', every(SECOND_MS, 50), wait(WAITING)),
  workOfAddress: policy('address', 3000, 'ms of work', every(SECOND_MS, 600), wait(WAITING)),
  // Far more than people do, far less than a script (decision 49).
  pacedNodes: policy('person', 600, 'new nodes of a paced branch', every(SECOND_MS, 10), refuse(PACED)),
  // The first limit is four times what the largest team needs. A venue stays far below the second.
  bytesOfPerson: policy('person', 4_000_000, 'bytes added', NEVER, refuse(DEVICE_FULL)),
  bytesOfAddress: policy('address', 100_000_000, 'bytes added', NEVER, refuse(NETWORK_FULL)),
};

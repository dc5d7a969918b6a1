import type { Policy } from './throttle.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type Row = readonly [
  countedBy: string,
  capacity: number,
  unit: string,
  refill: Policy['refill'],
  whenEmpty: Policy['whenEmpty'],
];
type WhenEmpty = (told: string) => Policy['whenEmpty'];

const policy = (...[countedBy, capacity, unit, refill, whenEmpty]: Row): Policy => ({
  countedBy,
  capacity,
  unit,
  refill,
  whenEmpty,
});
/** So many tokens come back in each such time. */
const every = (everyMs: number, tokens = 1): Policy['refill'] => ({ tokens, everyMs });
const NEVER = undefined;

const refuse: WhenEmpty = (told) => ({ kind: 'refuse', told });
const wait: WhenEmpty = (told) => ({ kind: 'wait', told });
/** In seconds: of the first, and at most. */
const delay = (told: string, first: number, doublesEvery: number, max: number): Policy['whenEmpty'] => ({
  kind: 'delay',
  told,
  firstMs: first * SECOND,
  doublesEvery,
  maxMs: max * SECOND,
});

/** As the SDK for accounts knows it. */
export const LATER = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const WAITING = 'Too many requests wait already';
const REFUSED = 'Too many refused requests';
const LOGGED = 'nothing: the log has a line';
const UNREAD = 'nothing: the socket is not read from';
const PACED = 'Too many at once: try again in a minute';
const DEVICE_FULL = 'Too much: this device has added all that one may';
const NETWORK_FULL = 'Too much: all that may be added from one network is there';

/** All that is limited by rate or amount. `docs/security.md` shows the same table, and a test compares the two. */
export const POLICIES = {
  // The SDK gives a sign-in up after 30 s: with what the password itself takes, and its place in that line, 20 are left.
  passwordsAtPlace: policy(
    'account and address',
    3,
    'wrong passwords',
    every(2 * MINUTE),
    delay(LATER, 1, 1, 20),
  ),
  // Apart from the places: no flood of strangers touches the count of a known device.
  passwordsOnDevice: policy(
    'account and device',
    3,
    'wrong passwords',
    every(2 * MINUTE),
    delay(LATER, 1, 1, 20),
  ),
  passwordsOfAccount: policy('account', 100, 'wrong passwords', every(10 * SECOND), delay(LATER, 1, 25, 20)),
  // For all accounts, and for names that are none: a hall sits behind one address.
  passwordsOfAddress: policy('address', 100, 'wrong passwords', every(5 * SECOND), delay(LATER, 0.5, 50, 5)),
  // The fiftieth of a person waits, and the two thousandth of an address.
  codesOfPerson: policy('person', 49, 'wrong codes', every(2 * MINUTE), delay(WAITING, 1, 5, 30)),
  codesOfAddress: policy('address', 1999, 'wrong codes', every(2 * SECOND), delay(WAITING, 2, 200, 30)),
  // A hall full of spectators shares one address, and a script is faster than they are.
  signUps: policy('address', 3000, 'anonymous sign-ups', every(SECOND, 5), wait(LATER)),
  // Whoever is signed in must not find out by trying who else is.
  newEmails: policy('account', 10, 'changes of the email', every(HOUR, 10), refuse(LATER)),
  mailRequests: policy('address', 60, 'requests for a mail', every(HOUR, 60), refuse(LATER)),
  // A new code ends the one before: a stranger must not be able to take the code out of somebody's hands for ever.
  mailsOfAccount: policy('account and kind', 3, 'mails with a code', every(HOUR, 3), refuse(LOGGED)),
  mailsInAll: policy('server', 500, 'mails with a code', every(HOUR, 500), refuse(LOGGED)),
  refusalsOfSocket: policy('socket', 120, 'refused requests', every(MINUTE, 120), refuse(REFUSED)),
  refusalsOfAddress: policy('address', 1200, 'refused requests', every(MINUTE, 1200), refuse(REFUSED)),
  // A device that was away sends all at once: it is read more slowly, and loses nothing.
  writesOfSocket: policy('socket', 1000, 'writes', every(SECOND, 1000), wait(UNREAD)),
  // A phone that joins costs some milliseconds, and thousands of them may sit behind one address (decision 41).
  workOfPerson: policy('person', 500, 'ms of work', every(SECOND, 50), wait(WAITING)),
  workOfAddress: policy('address', 3000, 'ms of work', every(SECOND, 600), wait(WAITING)),
  // Far more than hands do, far less than a script (decision 49).
  pacedNodes: policy('person', 600, 'new nodes of a paced branch', every(SECOND, 10), refuse(PACED)),
  // The largest team is a quarter of the one, a hall far below the other.
  bytesOfPerson: policy('person', 4_000_000, 'bytes added', NEVER, refuse(DEVICE_FULL)),
  bytesOfAddress: policy('address', 100_000_000, 'bytes added', NEVER, refuse(NETWORK_FULL)),
};

import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  forceWebSockets,
  getDatabase,
  goOffline,
  onValue,
  ref,
  runTransaction,
  update,
} from 'firebase/database';

/** The server and account of the witness, a client that works undisturbed during the fuzzing. */
export interface WitnessOptions {
  readonly origin: string;
  readonly namespace: string;
  readonly apiKey: string;
  readonly email: string;
  readonly password: string;
}

export type WitnessReport =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'testimony';
      /** Milliseconds from each write to its acknowledgment, ascending. */
      readonly latencies: readonly number[];
      readonly disconnects: number;
      readonly problems: readonly string[];
      /** The witness's own view of its subtree, as JSON. */
      readonly tree: string;
    };

forceWebSockets();
const asked = JSON.parse(process.argv[2] ?? '{}') as WitnessOptions;
const app = initializeApp({
  apiKey: asked.apiKey,
  projectId: asked.namespace,
  databaseURL: `${asked.origin}?ns=${asked.namespace}`,
});
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, asked.origin, { disableWarnings: true });
await signInWithEmailAndPassword(auth, asked.email, asked.password);
const database = getDatabase(app);

const problems: string[] = [];
const latencies: number[] = [];
let tree: unknown = null;
let disconnects = -1;
let heardLast = -1;
let written = 0;
const going = { on: true };
onValue(
  ref(database, 'calm'),
  (snapshot) => {
    tree = snapshot.val();
    const last: unknown = snapshot.child('last').val();
    if (typeof last !== 'number') return;
    if (last < heardLast) problems.push(`heard ${last} after ${heardLast}`);
    heardLast = last;
  },
  (error) => problems.push(`its listen was ended: ${error.message}`),
);
onValue(ref(database, '.info/connected'), (snapshot) => {
  if (snapshot.val() !== true) disconnects += 1;
});
process.send?.({ kind: 'ready' } satisfies WitnessReport);

async function work(): Promise<void> {
  while (going.on) {
    const from = performance.now();
    const n = written++;
    try {
      if (n % 10 === 9)
        await runTransaction(ref(database, 'calm/count'), (count: unknown) => Number(count ?? 0) + 1);
      else await update(ref(database, 'calm'), { last: n, [`w${n % 50}`]: n });
      latencies.push(performance.now() - from);
    } catch (error) {
      problems.push(`write ${n}: ${String(error)}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}
const done = work();

process.on('message', () => {
  going.on = false;
  void done.then(async () => {
    const count: unknown = Reflect.get(Object(tree), 'count');
    if (count !== Math.floor(written / 10))
      problems.push(`${Math.floor(written / 10)} transactions, counted ${String(count)}`);
    const news: WitnessReport = {
      kind: 'testimony',
      latencies: latencies.toSorted((a, b) => a - b),
      disconnects,
      problems,
      tree: JSON.stringify(tree),
    };
    process.send?.(news, () => {
      goOffline(database);
      process.exit(0);
    });
  });
});

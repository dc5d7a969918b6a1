import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// A hash as dear as those of passwords here takes a tenth of a second, and the tests of a server make hundreds: they get
// a cheap one in its place. What is asked for is left as it is, also what comes from elsewhere with costs of its own.
// Servers in processes of their own, the command line and the browser stories hash as dearly as ever.

/** scrypt's N as src/server/auth/passwords.ts asks for it. */
const OURS = 32_768;
const CHEAP = 2;

const cheaper = (argument: unknown): unknown =>
  typeof argument === 'object' && argument !== null && 'N' in argument && argument.N === OURS
    ? { ...argument, N: CHEAP }
    : argument;

/** Modules outlive a file of tests: it is put there once. */
const IS_CHEAP = Symbol.for('floorcraft: passwords are hashed cheaply');
if (!Reflect.has(globalThis, IS_CHEAP)) {
  Reflect.set(globalThis, IS_CHEAP, true);
  const { scrypt } = crypto;
  crypto.scrypt = new Proxy(scrypt, {
    apply: (target, self, given: readonly unknown[]) => {
      Reflect.apply(target, self, given.map(cheaper) as Parameters<typeof scrypt>);
    },
  });
  syncBuiltinESMExports();
}

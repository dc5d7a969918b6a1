import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// A password hash takes 100 ms, and server tests make hundreds, so ours are replaced by a cheap one. Imported hashes
// with their own costs are unchanged. Servers in other processes, the command line and browser tests use real hashes.

/** scrypt's N in src/server/auth/passwords.ts. */
const OURS = 32_768;
const CHEAP = 2;

const cheaper = (argument: unknown): unknown =>
  typeof argument === 'object' && argument !== null && 'N' in argument && argument.N === OURS
    ? { ...argument, N: CHEAP }
    : argument;

/** Installed once: globals outlive a test file. */
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

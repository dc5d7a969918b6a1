import { TestHall } from '../../access/testing/hall.ts';
import type { TestPerson } from '../../access/testing/testPersons.ts';
import { RawClient } from '../../testing/raw.ts';

/** Attackers: an anonymous device, and every role with bad intent. */
export const ATTACKERS = ['none', 'holder', 'judge', 'deck', 'mc', 'scrutineer', 'chairman'] as const;

export type Attacker = (typeof ATTACKERS)[number];

/** The attackers' names in the access matrix. `none` is a spectator with an anonymous account. */
export const ATTACKER_PERSONS: Readonly<Record<Attacker, TestPerson>> = {
  none: 'anon',
  holder: 'holder',
  judge: 'judge A',
  deck: 'deckcaptain',
  mc: 'mc',
  scrutineer: 'scrutineer',
  chairman: 'chairman',
};

export function signInAttacker(hall: TestHall, attacker: Attacker): string {
  const { idToken } = hall.person(ATTACKER_PERSONS[attacker]);
  if (idToken === undefined) throw new Error(`${attacker} is not signed in`);
  return idToken;
}

/** A signed-in raw socket of an attacker. */
export async function openAttackerSocket(hall: TestHall, attacker: Attacker): Promise<RawClient> {
  const client = await RawClient.connect(hall.server.port);
  const { s } = await client.ask('auth', { cred: signInAttacker(hall, attacker) });
  if (s !== 'ok') throw new Error(`${attacker} was not let in: ${s ?? 'no answer'}`);
  return client;
}

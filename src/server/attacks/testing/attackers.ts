import { Hall } from '../../access/testing/hall.ts';
import type { Who } from '../../access/testing/who.ts';
import { RawClient } from '../../testing/raw.ts';

/** Attackers: an anonymous device, and every role with bad intent. */
export const ATTACKERS = ['none', 'holder', 'judge', 'deck', 'mc', 'scrutineer', 'chairman'] as const;

export type Attacker = (typeof ATTACKERS)[number];

/** The attackers' names in the access matrix. `none` is a spectator with an anonymous account. */
export const IN_THE_HALL: Readonly<Record<Attacker, Who>> = {
  none: 'anon',
  holder: 'holder',
  judge: 'judge A',
  deck: 'deckcaptain',
  mc: 'mc',
  scrutineer: 'scrutineer',
  chairman: 'chairman',
};

export function tokenOf(hall: Hall, attacker: Attacker): string {
  const { idToken } = hall.person(IN_THE_HALL[attacker]);
  if (idToken === undefined) throw new Error(`${attacker} is not signed in`);
  return idToken;
}

/** A signed-in raw socket of an attacker. */
export async function attackerIn(hall: Hall, attacker: Attacker): Promise<RawClient> {
  const client = await RawClient.connect(hall.server.port);
  const { s } = await client.ask('auth', { cred: tokenOf(hall, attacker) });
  if (s !== 'ok') throw new Error(`${attacker} was not let in: ${s ?? 'no answer'}`);
  return client;
}

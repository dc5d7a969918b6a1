import { Hall } from '../../access/testing/hall.ts';
import type { Who } from '../../access/testing/who.ts';
import { RawClient } from '../../testing/raw.ts';

/** Who attacks: anybody from the door, and everybody who was given something and means ill. */
export const ATTACKERS = ['none', 'holder', 'judge', 'deck', 'mc', 'scrutineer', 'chairman'] as const;

export type Attacker = (typeof ATTACKERS)[number];

/** By the names that the access matrix has for them. One without a role is a spectator: signed in without a name. */
export const IN_THE_HALL: Readonly<Record<Attacker, Who>> = {
  none: 'anon',
  holder: 'holder',
  judge: 'judge A',
  deck: 'deckcaptain',
  mc: 'mc',
  scrutineer: 'scrutineer',
  chairman: 'chairman',
};

/** The credential with which one of them comes. */
export function tokenOf(hall: Hall, attacker: Attacker): string {
  const { idToken } = hall.person(IN_THE_HALL[attacker]);
  if (idToken === undefined) throw new Error(`${attacker} is not signed in`);
  return idToken;
}

/** A socket of theirs that speaks as it likes, and is signed in. */
export async function attackerIn(hall: Hall, attacker: Attacker): Promise<RawClient> {
  const client = await RawClient.connect(hall.server.port);
  const { s } = await client.ask('auth', { cred: tokenOf(hall, attacker) });
  if (s !== 'ok') throw new Error(`${attacker} was not let in: ${s ?? 'no answer'}`);
  return client;
}

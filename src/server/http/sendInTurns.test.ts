import { once } from 'node:events';
import { expect, test } from 'vitest';
import { FairShare } from '../operations/fairShare.ts';
import { inTurns, isLong } from './sendInTurns.ts';

const guest = { person: 'guest', address: 'hall', first: false };

async function read(text: string): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of inTurns(text, guest, new FairShare(() => 0))) pieces.push(piece as Buffer);
  return pieces;
}

test('a text arrives as it is, in pieces, none of which ends within a character', async () => {
  for (const lead of ['', 'x']) {
    const text = lead + '💃ł"'.repeat(50_000);
    const pieces = await read(text);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map((piece) => piece.toString()).join('')).toBe(text);
    expect(pieces.every((piece) => !piece.toString().includes('\uFFFD'))).toBe(true);
  }
});

test('whoever goes first is looked after between two pieces', async () => {
  const order: string[] = [];
  const text = inTurns('x'.repeat(300_000), guest, new FairShare(() => 0));
  text.on('data', () => {
    order.push('piece');
    setImmediate(() => order.push('judge'));
  });
  await once(text, 'end');
  expect(order.slice(0, 6)).toEqual(['piece', 'judge', 'piece', 'judge', 'piece', 'judge']);
});

test('what is short goes out at once', () => {
  expect([isLong('x'.repeat(64 * 1024)), isLong('x'.repeat(64 * 1024 + 1))]).toEqual([false, true]);
});

import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { FairShare } from '../operations/fairShare.ts';
import { parseExported } from '../tree/parseExported.ts';
import type { Json } from '../tree/json.ts';
import { LeafNode, type TreeNode } from '../tree/node.ts';
import { writeRestText } from './restText.ts';
import { sendInPieces, isLongNode } from './sendInTurns.ts';

const caller = {
  account: { person: 'guest', address: 'hall', first: false },
  fairShare: new FairShare(() => 0),
};
const PLAIN = { asExport: false, isPretty: false };
const EXPORT = { asExport: true, isPretty: false };

async function read(node: TreeNode, style = PLAIN): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of sendInPieces(node, style, caller)) pieces.push(piece as Buffer);
  return pieces;
}

function treeOf(json: Json): TreeNode {
  const node = parseExported(json);
  if (node === undefined || node === null) throw new Error('no tree');
  return node;
}

/** Two hundred events, and one so large that it is split as well. */
const entries = (count: number): Json =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `entry${n}`,
      { '.priority': n, lead: `Łukasz "${n}"`, number: n },
    ]),
  );
const EVENTS = treeOf({
  '.priority': 'all',
  ...Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`event ${n}`, { entries: entries(20) }])),
  large: { entries: entries(12_000) },
  rounds: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [n, 'x'.repeat(1000)])),
});

test.each([
  ['plain', PLAIN],
  ['for an export', EXPORT],
])('a large tree sent in pieces equals one written in one go, %s', async (_, style) => {
  const pieces = await read(EVENTS, style);
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.map(String).join('')).toBe(writeRestText(EVENTS, style));
});

test('a large tree is written as it is sent, not all in advance', async () => {
  const written = vi.spyOn(JSON, 'stringify');
  const text = sendInPieces(EVENTS, PLAIN, caller);
  await once(text, 'readable');
  const first = written.mock.calls.length;
  text.resume();
  await once(text, 'end');
  expect(first).toBeLessThan(written.mock.calls.length / 3);
  written.mockRestore();
});

test('prioritized work runs between two pieces of a large tree', async () => {
  const order: string[] = [];
  const text = sendInPieces(EVENTS, PLAIN, caller);
  text.on('data', () => {
    order.push('piece');
    setImmediate(() => order.push('judge'));
  });
  await once(text, 'end');
  expect(order.slice(0, 6)).toEqual(['piece', 'judge', 'piece', 'judge', 'piece', 'judge']);
});

test('a short text is sent at once', () => {
  expect([isLongNode(new LeafNode('x'.repeat(64_000))), isLongNode(EVENTS)]).toEqual([false, true]);
});

test('a text sent in pieces arrives unchanged, and no piece splits a character', async () => {
  for (const lead of ['', 'x']) {
    const text = lead + '💃ł"'.repeat(50_000);
    const pieces = await read(new LeafNode(text));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map(String).join('')).toBe(JSON.stringify(text));
    expect(pieces.every((piece) => !piece.toString().includes('\uFFFD'))).toBe(true);
  }
});

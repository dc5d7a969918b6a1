import { expect, test } from 'vitest';
import { Observable } from '../connection/observed.ts';
import type { ConnectionState } from '../connection/states.ts';
import { performOperation } from '../delivery/outcome.ts';
import { DeliveryQueue } from '../delivery/queue.ts';
import { createTestBackend, createTestDisk, waitUntil } from '../delivery/testing/backend.ts';
import type { Change } from '../delivery/operation.ts';
import { publications } from './planning.ts';
import { findSentDraftStatus } from './sentDraft.ts';

const sent = { at: 700, revision: 4 };
const publication: Change = {
  record: { uid: 'u1', who: 'Ann', device: 'tablet', at: sent.at, kind: 'plan published', revision: 4 },
  patch: { 'planning/revision': 4 },
};
const LOST: ConnectionState = { kind: 'lost', since: 0 };

/** A laptop that loses its connection right after Publish. */
async function pressed() {
  const hall = createTestBackend();
  const kept = createTestDisk();
  const open = async (): Promise<DeliveryQueue> => {
    const queue = new DeliveryQueue(kept, hall.wire());
    await waitUntil(() => expect(queue.device.now).toBe('tablet'));
    return queue;
  };
  const queue = await open();
  const outcome = await performOperation(queue, new Observable(LOST), {
    key: 'plan',
    changes: [publication],
  });
  expect(outcome).toEqual({ kind: 'kept' });
  /** The stored records. */
  const journal = () =>
    publications.parse(
      Object.fromEntries(
        [...hall.tree]
          .filter(([place]) => place.startsWith('journal/'))
          .map(([place, record]) => [place.slice('journal/'.length), { ...(record as object), at: 900 }]),
      ),
    );
  const fate = (of: DeliveryQueue = queue) =>
    findSentDraftStatus(sent, { device: of.device.now, onTheWay: of.onTheWay.now, publications: journal() });
  return { hall, kept, queue, fate, open };
}

test('a draft is on its way until the backend answers', async () => {
  const { fate } = await pressed();
  expect(fate()).toEqual({ kind: 'on its way' });
});

test('a received draft is published', async () => {
  const { hall, queue, fate } = await pressed();
  await hall.answer();
  await waitUntil(() => expect(queue.onTheWay.now).toEqual([]));
  expect(fate()).toEqual({ kind: 'published' });
});

test('an overtaken publication becomes a draft again, and its reason is kept until it is read', async () => {
  const { hall, queue, fate } = await pressed();
  hall.refuse({ code: 'not allowed' });
  await hall.answer();
  await waitUntil(() => expect(queue.onTheWay.now[0]?.delivery.kind).toBe('refused'));
  const refused = {
    kind: 'refused',
    operation: 'plan',
    revision: 4,
    patch: publication.patch,
    problem: { code: 'not allowed' },
  };
  expect(fate()).toEqual(refused);
});

test('an overtaken publication is a draft again after a reload, also if its reason was read on another screen', async () => {
  const { hall, kept, fate, open } = await pressed();
  hall.refuse({ code: 'not allowed' });
  await hall.answer();
  await waitUntil(() => expect(kept.now().waiting[0]?.held).toBeDefined());
  const later = await open();
  await waitUntil(() => expect(fate(later).kind).toBe('refused'));
  await later.forget('plan');
  expect(fate(later)).toEqual({ kind: 'not published' });
});

test('a draft stays on its way until both the queue and the journal are loaded', () => {
  const unknown = { device: undefined, onTheWay: [], publications: [] };
  expect(findSentDraftStatus(sent, unknown)).toEqual({ kind: 'on its way' });
  expect(findSentDraftStatus(sent, { ...unknown, device: 'tablet', publications: undefined })).toEqual({
    kind: 'on its way',
  });
});

test('a publication of the same revision by another person is not this one', () => {
  const other = {
    id: 'h',
    at: 900,
    madeAt: 701,
    who: 'Bo',
    revision: 4,
    did: [],
    told: [],
    isUndo: false,
  };
  expect(findSentDraftStatus(sent, { device: 'tablet', onTheWay: [], publications: [other] })).toEqual({
    kind: 'not published',
  });
});

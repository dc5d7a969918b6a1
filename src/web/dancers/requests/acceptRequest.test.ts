import { expect, test } from 'vitest';
import type { Session } from '../../../store/connection/session.ts';
import { declineRequest } from '../../../store/registrant/requestWrites.ts';
import { DeviceInTree } from '../../kit/testing/deviceInTree.ts';
import { acceptRequest } from './acceptRequest.ts';

const REQUEST = { from: 'ann', to: 'bo' };
const ASKED = { at: 1, slot: 0, entries: { Rumba: 'e1' } };

function asked(): DeviceInTree {
  return new DeviceInTree({
    competitionMetadata: { registrationStatus: 'OPEN' },
    competitors: { ann: { name: 'Ann', affiliation: '' }, bo: { name: 'Bo', affiliation: '' } },
    events: {
      Rumba: {
        name: 'Rumba',
        eventLevel: 'Gold',
        style: 'Latin',
        eventDances: { 0: 'Rumba' },
        entries: { e1: { leadName: 'Ann', followName: 'Bo', leadId: 'ann', entryId: 'e1' } },
      },
    },
    requests: { bo: { ann: ASKED } },
  });
}

/** The answer of a device as it sees the tree now. */
// eslint-disable-next-line typescript/no-unsafe-type-assertion -- reads and the clock are all that it needs
const accept = (device: DeviceInTree) => acceptRequest(device as unknown as Session, 'phone', REQUEST);

test('a yes enters both', async () => {
  expect(await accept(asked())).toMatchObject({
    'requests/bo/ann/answered': 'accepted',
    'events/Rumba/entries/e1/followId': 'bo',
  });
});

test.each([
  ['a request that another device accepted', { 'requests/bo/ann/answered': 'accepted' }, 'answered'],
  ['a request that another device declined', declineRequest(REQUEST), 'answered'],
  ['a withdrawn request', { 'requests/bo/ann': null }, 'gone'],
  ['a request whose entry was dropped', { 'events/Rumba/entries/e1': null }, 'changed'],
  ['a request after registration has closed', { 'competitionMetadata/dateRegistrationClosed': 1 }, 'closed'],
])('%s makes no couple, and the answer says why', async (_, change, why) => {
  const device = asked();
  device.put(change);
  expect(await accept(device)).toBe(why);
});

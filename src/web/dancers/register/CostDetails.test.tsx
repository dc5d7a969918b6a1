import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EMPTY_REGISTRATION, type RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { buildTestEvent } from '../../../domain/testing/event.ts';
import { DeviceInTree } from '../../kit/testing/deviceInTree.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { CostDetails } from './CostDetails.tsx';

const RUMBA = buildTestEvent('Gold Latin Rumba');
const EVENTS = [RUMBA];
const COUPLE: RegistrationDraft = {
  ...EMPTY_REGISTRATION,
  name: 'Ann Lee',
  chosen: [{ event: RUMBA.key, role: 'follow', partner: { kind: 'as usual' } }],
  usualPartner: { kind: 'named', name: 'Bo Quist' },
  partnerToo: { email: 'bo@dancers.test', category: 'student' },
};

function Registration({ discount }: Required<Pick<RegistrationDraft, 'discount'>>) {
  const [draft, setDraft] = useState<RegistrationDraft>({ ...COUPLE, discount });
  return <CostDetails draft={draft} events={EVENTS} phase="normal" onChange={setDraft} />;
}

const price = { early: 4000, normal: 4000, late: 4000 };

const showCosts = (discount: NonNullable<RegistrationDraft['discount']>) =>
  render(<Registration discount={discount} />, {
    wrapper: storeWrapper({
      eventName: 'demo',
      device: new DeviceInTree({
        settings: { fees: { edition: 1, windowBy: 'first', base: { student: price } } },
        discounts: { ALUMNI27: { name: 'Alumni', percent: 20, uses: 5, edited: 1 } },
      }),
    }),
  });

/** The part of the costs that belongs to one dancer. */
const billOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement ?? expect.unreachable());

test.each([
  ['Ann Lee', 'Bo Quist', undefined],
  ['Bo Quist', 'Ann Lee', 'Bo Quist'],
])('the button that removes the discount of %s is on that bill', async (name, other, dancer) => {
  showCosts({ code: 'ALUMNI27', ...(dancer === undefined ? {} : { dancer }) });
  const remove = await (await billOf(name)).findByRole('button', { name: 'Remove the discount' });
  expect((await billOf(name)).getByText(/^Alumni/)).toBeDefined();
  expect((await billOf(other)).queryByRole('button')).toBeNull();
  expect((await billOf(other)).queryByText(/^Alumni/)).toBeNull();
  fireEvent.click(remove);
  expect(await screen.findByRole('button', { name: 'Add a discount code' })).toBeDefined();
  expect((await billOf(name)).queryByRole('button')).toBeNull();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeviceInTree } from '../../kit/testing/deviceInTree.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import OwnDiscount from './OwnDiscount.tsx';

const ALUMNI = { name: 'Alumni', percent: 20, uses: 1, edited: 1 };

function openEntries(): DeviceInTree {
  const device = new DeviceInTree({ discounts: { ALUMNI27: ALUMNI } });
  render(<OwnDiscount dancer="ann" />, { wrapper: storeWrapper({ device, eventName: 'demo' }) });
  return device;
}

async function tryCode(typed: string): Promise<void> {
  const open = screen.queryByRole('button', { name: 'Add a discount code' });
  if (open !== null) fireEvent.click(open);
  fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: typed } });
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Apply' }))));
}

test('a code typed in My entries is saved at once, and removed with one press', async () => {
  const device = openEntries();
  await tryCode('alumni-27');
  const remove = await screen.findByRole('button', { name: 'Remove the discount' });
  expect(device.peek('discounts/ALUMNI27/used')).toMatchObject({ raw: { 0: true } });
  expect(device.peek('discountUses/ALUMNI27')).toMatchObject({ raw: { 0: 'ann' } });
  expect(device.peek('agreedPrices/ann/discount')).toMatchObject({
    raw: { code: 'ALUMNI27', slot: 0, name: 'Alumni', percent: 20 },
  });
  await act(() => Promise.resolve(fireEvent.click(remove)));
  expect(await screen.findByRole('button', { name: 'Add a discount code' })).toBeDefined();
  expect(device.peek('discountUses/ALUMNI27')).toMatchObject({ raw: {} });
});

test.each([
  ['alum', 'A discount code has 6 to 20 letters and digits.'],
  ['alumni 28', 'There’s no such code. Check it, or ask the organizer.'],
])('the code %s is refused with its reason, and nothing is saved', async (typed, why) => {
  const device = openEntries();
  device.refuses = (patch) => 'discountsShown/phone/ALUMNI28' in patch;
  await tryCode(typed);
  expect(await screen.findByText(why)).toBeDefined();
  expect(device.peek('agreedPrices/ann')).toEqual({ kind: 'known', raw: null });
});

test('a code that another dancer used up, or a bill with a discount from another device, takes no second one', async () => {
  const device = openEntries();
  device.put({ 'discounts/ALUMNI27/used/0': true });
  await tryCode('ALUMNI27');
  expect(await screen.findByText('This code is used up: everyone it was for has used it.')).toBeDefined();
  device.put({ 'discounts/ALUMNI27/used/0': null });
  device.refuses = (patch) => 'agreedPrices/ann/discount' in patch;
  await tryCode('ALUMNI 27');
  expect(
    await screen.findByText(
      'There’s a discount on this bill already. A bill takes one.',
      {},
      { timeout: 4000 },
    ),
  ).toBeDefined();
});

test('without a connection no code is checked or removed, and the screen says so', async () => {
  const device = openEntries();
  device.connection.set({ kind: 'lost', since: 0 });
  await tryCode('ALUMNI27');
  expect(await screen.findByText(/^No connection, so the code wasn’t checked/)).toBeDefined();
  await act(() =>
    Promise.resolve(
      device.put({
        'agreedPrices/ann/discount': { code: 'ALUMNI27', slot: 0, name: 'Alumni', percent: 20, at: 1 },
      }),
    ),
  );
  await act(() =>
    Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Remove the discount' }))),
  );
  expect(await screen.findByText('Not removed. Check the connection and try again.')).toBeDefined();
  expect(device.written).toEqual([]);
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../../store/connection/observed.ts';
import type {
  ConnectionState,
  ReadState,
  SignInState,
  WriteResult,
} from '../../../store/connection/states.ts';
import { buildJudgeKey } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useJudgeAccess } from './useJudgeAccess.ts';

/** The sign-in, and the sheets open on the device, as far as loaded. */
interface Known {
  readonly who?: SignInState;
  readonly connection?: ConnectionState;
  readonly claim?: ReadState;
}

/** A device whose server answers on demand; `claim` is the device's own copy of its claimed code. */
function deviceOf({
  who = { kind: 'unknown' },
  connection = { kind: 'live' },
  claim = { kind: 'waiting' },
}: Known) {
  const claims: { readonly code: unknown; readonly answer: (written: WriteResult) => void }[] = [];
  const device = {
    who: new Observable<SignInState>(who),
    connection: new Observable<ConnectionState>(connection),
    peek: (): ReadState => claim,
    follow: () => () => undefined,
    identify: vi.fn(() => Promise.resolve(device.who.now)),
    signInAnonymously: () => Promise.resolve({ ok: true, uid: 'phone' } as const),
    write: (patch: Readonly<Record<string, { readonly code: string }>>) =>
      new Promise<WriteResult>((answer) => {
        claims.push({ code: patch['judgeClaims/phone']?.code, answer });
      }),
  };
  return { device, claims };
}

/** Opens the judge's page on the same device, at this address. */
async function open(address: string, known: Known = {}) {
  window.history.replaceState(null, '', address);
  const { device, claims } = deviceOf(known);
  const wrapper = storeWrapper({ device, eventName: 'demo' });
  const page = renderHook(() => useJudgeAccess(buildJudgeKey('B')), { wrapper });
  await act(() => vi.dynamicImportSettled());
  return {
    claimed: () => claims.map(({ code }) => code),
    answer: (written: WriteResult) => act(() => Promise.resolve(claims[0]?.answer(written))),
    leave: page.unmount,
    connect: (connection: ConnectionState) => act(() => Promise.resolve(device.connection.set(connection))),
    access: () => page.result.current.access,
  };
}

const REFUSED: WriteResult = { ok: false, problem: { code: 'not allowed' } };

beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

test('a judge’s link stays valid if the page is left before the answer', async () => {
  const first = await open('/judges/B#code=secret');
  expect(window.location.hash).toBe('');
  expect(first.claimed()).toEqual(['secret']);
  first.leave();
  const second = await open('/judges/B');
  expect(second.claimed()).toEqual(['secret']);
  await second.answer({ ok: true });
  second.leave();
  expect((await open('/judges/B')).claimed()).toEqual([]);
});

test('a judge’s link opened offline says so at once, and opens after reconnecting', async () => {
  const lost: ConnectionState = { kind: 'lost', since: 1 };
  const page = await open('/judges/B#code=secret', { who: { kind: 'nobody' }, connection: lost });
  expect(page.access()).toEqual({
    kind: 'closed',
    problem: { ok: false, code: 'network-request-failed' },
  });
  expect(page.claimed()).toEqual([]);
  await page.connect({ kind: 'live' });
  expect(page.claimed()).toEqual(['secret']);
});

test('a refused access code is not sent again, and a code of another judge is never sent', async () => {
  const first = await open('/judges/B#code=old');
  await first.answer(REFUSED);
  first.leave();
  expect((await open('/judges/B')).claimed()).toEqual([]);
  localStorage.setItem('floorcraft.judge.demo.shown', JSON.stringify({ judge: 'C', code: 'hers' }));
  expect((await open('/judges/B')).claimed()).toEqual([]);
});

test('without storage, the address keeps the access code until it is answered', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const page = await open('/judges/B#code=secret');
  expect(window.location.hash).toBe('#code=secret');
  await page.answer({ ok: true });
  expect(window.location.hash).toBe('');
  full.mockRestore();
});

test('a judge who opened these sheets before goes on marking while the link is checked', async () => {
  localStorage.setItem('floorcraft.judge.demo.opened', JSON.stringify('B'));
  expect((await open('/judges/B#code=secret')).access()).toEqual({ kind: 'open' });
});

test('without a link, the page waits for the device’s known access, then asks for a code', async () => {
  const nobody: SignInState = { kind: 'nobody' };
  const phone: SignInState = { kind: 'device', uid: 'phone' };
  const accessOf = async (known: Known) => (await open('/judges/B', known)).access().kind;
  expect(await accessOf({})).toBe('asking');
  expect(await accessOf({ who: phone })).toBe('asking');
  expect(await accessOf({ who: nobody })).toBe('closed');
  expect(await accessOf({ who: phone, claim: { kind: 'known', raw: null } })).toBe('closed');
});

test('sheets opened before open again without network, for that judge alone', async () => {
  const claim: ReadState = { kind: 'known', raw: { judge: 'B', code: 'secret' } };
  const first = await open('/judges/B', { who: { kind: 'device', uid: 'phone' }, claim });
  expect(first.access()).toEqual({ kind: 'open' });
  first.leave();
  expect((await open('/judges/B')).access()).toEqual({ kind: 'open' });
  localStorage.setItem('floorcraft.judge.demo.opened', JSON.stringify('C'));
  expect((await open('/judges/B')).access()).toEqual({ kind: 'asking' });
});

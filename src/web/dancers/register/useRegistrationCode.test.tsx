import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeviceInTree } from '../../kit/testing/deviceInTree.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useRegistrationCode } from './useRegistrationCode.ts';

/** Opens a link in this tab: only the hash differs. */
function follow(code: string): void {
  window.location.hash = code;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function openAt(code: string) {
  const device = new DeviceInTree({});
  window.location.hash = code;
  const { result } = renderHook(useRegistrationCode, {
    wrapper: storeWrapper({ device, eventName: 'demo' }),
  });
  return { device, state: () => result.current.state };
}

test('a link with another code, opened in the same tab, switches the registration', async () => {
  const { state } = openAt('AnaRui2');
  await waitFor(() => expect(state()).toEqual({ kind: 'open', code: 'AnaRui2' }));
  act(() => follow('MayaOs3'));
  await waitFor(() => expect(state()).toEqual({ kind: 'open', code: 'MayaOs3' }));
  expect(window.location.hash).toBe('');
});

test('a slow answer to an earlier code changes nothing', async () => {
  const { device, state } = openAt('AnaRui2');
  await waitFor(() => expect(state().kind).toBe('open'));
  const { write } = device;
  let answer: () => void = () => undefined;
  device.write = async (patch) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return write(patch);
  };
  act(() => follow('MayaOs3'));
  await waitFor(() => expect(state()).toEqual({ kind: 'opening', code: 'MayaOs3' }));
  const slow = answer;
  device.write = write;
  act(() => follow('TheoLi4'));
  await waitFor(() => expect(state()).toEqual({ kind: 'open', code: 'TheoLi4' }));
  await act(async () => {
    slow();
    await Promise.resolve();
  });
  expect(state()).toEqual({ kind: 'open', code: 'TheoLi4' });
});

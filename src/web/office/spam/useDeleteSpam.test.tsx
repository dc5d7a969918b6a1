import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RegistrationTrace } from '../../../domain/registrant/floods.ts';
import { useDeleteSpam } from './useDeleteSpam.ts';

const TREE: Readonly<Record<string, unknown>> = {
  registrations: { Bot0001: { contact: { name: 'Bot', email: 'bot@example.org' }, createdAt: 1 } },
};
const BOT: RegistrationTrace = {
  code: 'Bot0001',
  name: 'Bot',
  email: 'bot@example.org',
  createdAt: 1,
  dancers: 0,
  entries: 0,
  hasConsented: false,
  codes: [],
  device: undefined,
};

const { toast } = vi.hoisted(() => ({ toast: vi.fn<() => void>() }));
vi.mock('../../kit/parts/toast/useToast.ts', () => ({ useToast: () => toast }));
vi.mock('../../kit/cache/StoreProvider.tsx', () => ({
  useStore: () => ({
    staff: { readOnce: (at: string) => Promise.resolve({ kind: 'known', raw: TREE[at] ?? null }) },
  }),
}));
// Signed out: the journal has no author and refuses every change.
vi.mock('../../staff/journal/useDecisions.ts', () => ({
  useDecisions: () => ({
    journal: { author: () => Promise.resolve(undefined) },
    problem: 'Not signed in',
    perform: () => Promise.resolve(false),
  }),
}));

test('spam is not called deleted while signed out', async () => {
  const { result } = renderHook(() => useDeleteSpam());
  await act(() => result.current.deleteSpam([BOT]));
  expect(toast).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ step: undefined, problem: 'Not signed in' });
});

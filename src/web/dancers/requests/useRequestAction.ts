import { useState } from 'react';
import { deliver, type DeliveryOutcome, type DeviceOperation } from '../../../store/delivery/deliver.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';

/** The reason an action failed. */
export type RequestProblem = 'closed' | 'gone' | 'answered' | 'changed' | 'signIn' | 'other';

/** The action on one request, and its outcome. */
export type RequestAction =
  | { readonly kind: 'at rest' }
  | { readonly kind: 'on its way'; readonly about: string }
  | { readonly kind: 'failed'; readonly about: string; readonly why: RequestProblem };

const AT_REST: RequestAction = { kind: 'at rest' };

const MAX_ATTEMPTS = 4;

/** Builds the patch from the current state of an attempt, or gives the reason not to send. */
export type PatchBuilder = DeviceOperation<RequestProblem>['build'];

function problemOf(outcome: DeliveryOutcome<RequestProblem>): RequestProblem | undefined {
  switch (outcome.kind) {
    case 'done':
      return undefined;
    case 'void':
      return outcome.why;
    case 'refused':
      return outcome.problem.code === 'not allowed' ? 'changed' : 'other';
    case 'not signed in':
    case 'offline':
      return 'signIn';
  }
}

/** Runs one change at a time; rebuilds and resends it after a conflict. */
export function useRequestAction(): {
  readonly deed: RequestAction;
  readonly act: (about: string, attempt: PatchBuilder) => Promise<boolean>;
} {
  const { device } = useStore();
  const [deed, setDeed] = useState(AT_REST);
  const act = async (about: string, attempt: PatchBuilder): Promise<boolean> => {
    setDeed({ kind: 'on its way', about });
    const outcome = await deliver(device, { build: attempt, attempts: MAX_ATTEMPTS }, { kind: 'retry' });
    const why = problemOf(outcome);
    setDeed(why === undefined ? AT_REST : { kind: 'failed', about, why });
    return why === undefined;
  };
  return { deed, act };
}

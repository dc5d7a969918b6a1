import { Suspense } from 'react';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import type { DeskProps } from './deskProps.ts';

const OfflineList = lazyOptional(() => import('./OfflineList.tsx'));

/** The judges a running round waits for whose phones are not connected; lazy. */
export const OfflineJudges = (props: Pick<DeskProps, 'round' | 'sheets'>) => (
  <Suspense>
    <OfflineList {...props} />
  </Suspense>
);

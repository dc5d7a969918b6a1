import { useEffect, useMemo, useState } from 'react';
import { deliver } from '../../../store/delivery/deliver.ts';
import { claimCodes } from '../../../store/registrant/claimCodes.ts';
import { ownRegistrationPath, type OwnRegistration } from '../../../store/registrant/ownRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';

/** A dancer who was registered together with others, with the data that their registrant may read. */
export interface CoRegistrant {
  readonly id: string | undefined;
  readonly name: string;
  readonly code: string;
  readonly hasAgreed: boolean;
  /** The dancer's own registration. */
  readonly registration: OwnRegistration;
}

export interface CoRegistrants {
  readonly dancers: readonly CoRegistrant[];
  /** False while more dancers may still load. */
  readonly isKnown: boolean;
}

const NONE: readonly string[] = [];

/** The dancers registered together. This device presents each of their codes again, to be allowed to read. */
export function useCoRegistrants(codes: readonly string[] = NONE): CoRegistrants {
  const { device } = useStore();
  const all = codes.join('/');
  /** The codes presented so far: reads before that are refused. */
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (all === '' || device.who.now.kind !== 'device') return;
    const show = async (): Promise<void> => {
      const allCodes = all.split('/');
      const showCodes = (shown: readonly string[]) =>
        deliver(device, { build: (uid) => claimCodes(uid, shown) }, { kind: 'retry' });
      const { kind } = await showCodes(allCodes);
      // One deleted registration fails the whole batch, so retry each code alone.
      if (kind === 'refused') await Promise.all(allCodes.map((code) => showCodes([code])));
      setShown(all);
    };
    void show();
  }, [device, all]);
  const paths = useMemo(() => (shown === '' ? [] : shown.split('/').map(ownRegistrationPath)), [shown]);
  const heard = useEachLive(device, paths);
  const dancers = codes.flatMap((code, at): readonly CoRegistrant[] => {
    const live = heard[at];
    const registration = live?.kind === 'known' ? live.value : undefined;
    if (registration === undefined) return [];
    const { competitor: id, name, consents } = registration;
    return [{ id, name, code, hasAgreed: consents.risk, registration }];
  });
  return { dancers, isKnown: shown === all && heard.every(({ kind }) => kind !== 'waiting') };
}

import { useEffect, useMemo, useState } from 'react';
import { deliver } from '../../../store/delivery/deliver.ts';
import { codesShown } from '../../../store/registrant/codesShown.ts';
import { ownRegistration, type OwnRegistration } from '../../../store/registrant/ownRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';

/** Somebody who was registered along, as far as the one who did it may know. */
export interface AlongWith {
  readonly id: string | undefined;
  readonly name: string;
  readonly code: string;
  readonly hasAgreed: boolean;
  /** Their own registration. */
  readonly its: OwnRegistration;
}

export interface Along {
  readonly dancers: readonly AlongWith[];
  /** False: some of them may still come. */
  readonly isKnown: boolean;
}

const NONE: readonly string[] = [];

/** Those whom a registration has registered along, by their codes; this device shows each of them once more. */
export function useAlong(codes: readonly string[] = NONE): Along {
  const { device } = useStore();
  const all = codes.join('/');
  /** Those that may be read: what is asked for before is refused. */
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (all === '' || device.who.now.kind !== 'device') return;
    const show = async (): Promise<void> => {
      const its = all.split('/');
      const showCodes = (shown: readonly string[]) =>
        deliver(device, { build: (uid) => codesShown(uid, shown) }, { kind: 'retry' });
      const { kind } = await showCodes(its);
      // One of a registration that is gone takes nothing from the others.
      if (kind === 'refused') await Promise.all(its.map((code) => showCodes([code])));
      setShown(all);
    };
    void show();
  }, [device, all]);
  const paths = useMemo(() => (shown === '' ? [] : shown.split('/').map(ownRegistration)), [shown]);
  const heard = useEachLive(device, paths);
  const dancers = codes.flatMap((code, at): readonly AlongWith[] => {
    const live = heard[at];
    const its = live?.kind === 'known' ? live.value : undefined;
    if (its === undefined) return [];
    const { competitor: id, name, consents } = its;
    return [{ id, name, code, hasAgreed: consents.risk, its }];
  });
  return { dancers, isKnown: shown === all && heard.every(({ kind }) => kind !== 'waiting') };
}

import { useEffect, useMemo, useState } from 'react';
import { codesShown } from '../../store/registrant/codesShown.ts';
import { ownRegistration, type OwnRegistration } from '../../store/registrant/ownRegistration.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useEachLive } from '../app/useEachLive.ts';

/** Somebody who was registered along, as far as the one who did it may know. */
export interface AlongWith {
  readonly id: string | undefined;
  readonly name: string;
  readonly code: string;
  readonly hasAgreed: boolean;
  /** Their own registration. */
  readonly its: OwnRegistration;
}

const NONE: readonly string[] = [];

/** Those whom a registration has registered along, by their codes; this device shows each of them once more. */
export function useAlong(codes: readonly string[] = NONE): readonly AlongWith[] {
  const { device } = useStore();
  const all = codes.join('/');
  /** Those that may be read: what is asked for before is refused. */
  const [shown, setShown] = useState('');
  useEffect(() => {
    const who = device.who.now;
    if (all === '' || who.kind !== 'device') return;
    void device.write(codesShown(who.uid, all.split('/'))).then(() => setShown(all));
  }, [device, all]);
  const paths = useMemo(() => (shown === '' ? [] : shown.split('/').map(ownRegistration)), [shown]);
  const heard = useEachLive(device, paths);
  return codes.flatMap((code, at) => {
    const live = heard[at];
    const its = live?.kind === 'known' ? live.value : undefined;
    if (its === undefined) return [];
    const { competitor: id, name, consents } = its;
    return [{ id, name, code, hasAgreed: consents.risk, its }];
  });
}

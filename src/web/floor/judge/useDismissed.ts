import { useState } from 'react';
import { FloorCache } from '../../../store/connection/floorCache.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';

/** Messages the judge has dismissed on this device. */
export function useDismissed(): readonly [(what: string) => boolean, (what: string) => void] {
  const { eventName } = useStore();
  const [read, setRead] = useState(() => {
    const heard = new FloorCache(eventName).of('read');
    const raw: unknown = heard.kind === 'known' ? heard.raw : [];
    return Array.isArray(raw) ? raw.map(String) : [];
  });
  return [
    (what) => read.includes(what),
    (what) => {
      setRead([...read, what]);
      new FloorCache(eventName).keep('read', [...read, what]);
    },
  ];
}

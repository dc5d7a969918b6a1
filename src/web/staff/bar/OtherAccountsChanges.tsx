import { useEffect, useState } from 'react';
import { waitsHere, type WaitsHere } from '../../../store/delivery/waitsHere.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { handedOver } from '../../kit/words/english/handedOver.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly eventName: string;
  readonly uid: string;
}

const NOTHING: readonly WaitsHere[] = [];

/** Changes that other accounts left on this device, which go out only once they sign in here again. */
export function OtherAccountsChanges({ eventName, uid }: Props) {
  const words = useWords(handedOver);
  const [waits, setWaits] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    void waitsHere(eventName, uid).then((found) => {
      if (isCurrent) setWaits(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [eventName, uid]);
  if (waits.length === 0) return null;
  return (
    <div className="staff-not-saved">
      {waits.map(({ account, who, count }) => (
        <NoteBox key={account} tone="info">
          {words.waits(count, who)}
        </NoteBox>
      ))}
    </div>
  );
}

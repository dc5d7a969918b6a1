import { useEffect, useState } from 'react';
import { findUnsentOperations, type UnsentOperations } from '../../../store/delivery/unsentOperations.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { handedOverWords } from '../../kit/words/english/handedOver.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly eventName: string;
  readonly uid: string;
}

const NOTHING: readonly UnsentOperations[] = [];

/** Changes that other accounts left on this device, which go out only once they sign in here again. */
export function OtherAccountsChanges({ eventName, uid }: Props) {
  const words = useWords(handedOverWords);
  const [waits, setWaits] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    void findUnsentOperations(eventName, uid).then((found) => {
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

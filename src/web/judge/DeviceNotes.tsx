import { asWritten } from '../../domain/event/asWritten.ts';
import { useState } from 'react';
import type { EventKey } from '../../domain/ids.ts';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import type { JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useObserved } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { judge as judgeWords } from '../words/english/judge.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';

/** What the judge has read and does not need to see again, on this device. */
function useRead(): readonly [(what: string) => boolean, (what: string) => void] {
  const { eventName } = useStore();
  const [read, setRead] = useState(() => {
    const heard = new LastKnown(eventName).of('read');
    const raw: unknown = heard.kind === 'known' ? heard.raw : [];
    return Array.isArray(raw) ? raw.map(String) : [];
  });
  return [
    (what) => read.includes(what),
    (what) => {
      setRead([...read, what]);
      new LastKnown(eventName).keep('read', [...read, what]);
    },
  ];
}

interface Props {
  /** Why a browser, such as a private window, keeps nothing. */
  readonly unkept: string | undefined;
  readonly own: JudgesSheets;
  /** The round whose sheet is shown below: it speaks for itself. */
  readonly event: EventKey;
  readonly round: number;
}

/** What a judge must know of this device while a sheet is open: of sheets before this one, and of what it cannot do. */
export default function DeviceNotes({ unkept, own, event, round }: Props) {
  const words = useWords(judgeWords);
  const { danceName } = useWords(terms);
  const [isRead, markRead] = useRead();
  useObserved(own.sheets);
  const before = own.unsettled().filter(({ place }) => place.event !== event || place.round !== round);
  const understood = (what: string) => (
    <Button size="small" onClick={() => markRead(what)}>
      {words.understood}
    </Button>
  );
  return (
    <>
      {unkept !== undefined && (
        <Note tone="warn" spoken="politely">
          {words.notSaving(unkept)}
        </Note>
      )}
      {before.map(({ place, kept, delivery }) => {
        const sheet = `${place.event} ${place.round} ${asWritten(place.dance)} ${kept.operation}`;
        const name = `${danceName(place.dance)}, ${place.event}`;
        if (delivery.kind === 'here' || delivery.kind === 'refused')
          return (
            <Note key={sheet} tone="warn" spoken="politely">
              {words.stillHere(name)}
            </Note>
          );
        return delivery.kind === 'late' && !isRead(sheet) ? (
          <Note key={sheet} tone="warn" spoken="at once" action={understood(sheet)}>
            {words.cameLate(name)}
          </Note>
        ) : null;
      })}
      {!window.isSecureContext && !isRead('plain-http') && (
        <Note tone="info" action={understood('plain-http')}>
          {words.plainHttp}
        </Note>
      )}
    </>
  );
}

import { asWritten } from '../../domain/event/asWritten.ts';
import { useState, type ReactNode } from 'react';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import { canNeverBeSent, type JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import type { SheetPlace } from '../../store/sheets/sheetAt.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useObserved } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { judge as judgeWords } from '../words/english/judge.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { JudgesDay } from './judgesDay.ts';
import { RoundsChanged } from './RoundsChanged.tsx';
import { useSheetName } from './useSheetName.ts';
import { roundKey, type JudgesRound } from './judgesRounds.ts';

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

function StillHere({ place }: { readonly place: SheetPlace }) {
  const { stillHere } = useWords(judgeWords);
  const name = useSheetName(place);
  return (
    <Note tone="warn" spoken="politely">
      {stillHere(name)}
    </Note>
  );
}

function CameLate({ place, action }: { readonly place: SheetPlace; readonly action: ReactNode }) {
  const { cameLate } = useWords(judgeWords);
  const name = useSheetName(place);
  return (
    <Note tone="warn" spoken="at once" action={action}>
      {cameLate(name)}
    </Note>
  );
}

interface Props {
  readonly own: JudgesSheets;
  /** The rounds on the floor: their sheets speak for themselves. */
  readonly rounds: readonly JudgesRound[];
  readonly stopped: JudgesDay['stopped'];
}

/** What a judge must know of this device while a sheet is open: of sheets before this one, and of what it cannot do. */
export default function DeviceNotes({ own, rounds, stopped }: Props) {
  const words = useWords(judgeWords);
  const { eventName, roundInSentence } = useWords(terms);
  const [isRead, markRead] = useRead();
  useObserved(own.sheets);
  // A browser such as a private window keeps nothing, and says why.
  const unkept = useObserved(own.queue.unkept);
  const before = own
    .unsettled()
    .filter((one) => !canNeverBeSent(one) && !rounds.some(({ key }) => key === roundKey(one.place)));
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
      {stopped.map(({ event, round, startedAt }) => {
        const which = JSON.stringify([event.key, round.number, startedAt]);
        return isRead(which) ? null : (
          <Note key={which} tone="info" spoken="politely" action={understood(which)}>
            {words.stopped(eventName(event), roundInSentence(round.name))}
          </Note>
        );
      })}
      <RoundsChanged own={own} />
      {before.map(({ place, kept, delivery }) => {
        const sheet = `${place.event} ${place.round} ${asWritten(place.dance)} ${kept.operation}`;
        if (delivery.kind === 'here' || delivery.kind === 'refused')
          return <StillHere key={sheet} place={place} />;
        return delivery.kind === 'late' && !isRead(sheet) ? (
          <CameLate key={sheet} place={place} action={understood(sheet)} />
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

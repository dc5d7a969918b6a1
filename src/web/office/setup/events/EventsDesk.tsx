import { useState } from 'react';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { addToOffer, removeFromOffer } from '../../../../domain/event/offerChanges.ts';
import type { OfferedEvent } from '../../../../domain/event/offered.ts';
import { listTemplateEvents, type OfferTemplate, OFFER_TEMPLATES } from '../../../../domain/event/offers.ts';
import { findStyleOrder } from '../../../../domain/event/styleOrder.ts';
import { type EventLevel, type EventStyle, STYLES } from '../../../../domain/event/terms.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import type { RoundNaming } from '../../../../domain/roundNaming.ts';
import { allEvents } from '../../../../store/events/events.ts';
import { offerEdition } from '../../../../store/competition/offerEdition.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { SetupStart } from '../SetupStart.tsx';
import { AddEventsForm } from './AddEventsForm.tsx';
import { EventMatrix } from './EventMatrix.tsx';
import { EventsSummary } from './EventsSummary.tsx';
import { EventActions } from './EventActions.tsx';
import { MoreRows } from './MoreRows.tsx';
import { listLevels, type OfferedEventRow, listOfferedEvents, listStyles } from './offeredEvents.ts';
import { useOffer } from './useOffer.ts';
import { ChoiceList } from '../ChoiceList.tsx';
import './events.css';

interface Props {
  readonly onChoose: (offer: OfferTemplate) => void;
  /** Starts without a preset; undefined: not offered. */
  readonly onNothing: (() => void) | undefined;
}

/** Competitions to start from: one press loads all of their events for editing. */
function OfferList({ onChoose, onNothing }: Props) {
  const words = useWords(eventsDeskWords);
  return (
    <ChoiceList<OfferTemplate | ''>
      choices={[
        ...OFFER_TEMPLATES.map((value) => ({ value, ...words.offer[value] })),
        ...(onNothing === undefined ? [] : [{ value: '', ...words.nothing } as const]),
      ]}
      onChoose={(value) => (value === '' ? onNothing?.() : onChoose(value))}
    />
  );
}

/** The offered events: a matrix of levels and styles, edited here and saved at once. */
export function EventsDesk() {
  const words = useWords(eventsDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, allEvents);
  const edition = useLive(staff, offerEdition);
  if (known.kind === 'refused' || edition.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting' || edition.kind === 'waiting')
    return <LoadingBars label={words.loading} height={48} />;
  return <KnownEvents events={known.value} edition={edition.value} />;
}

interface KnownProps {
  readonly events: readonly CompetitionEvent[];
  readonly edition: number;
}

type Asked =
  | { readonly kind: 'event'; readonly event: OfferedEventRow }
  | { readonly kind: 'add'; readonly level: EventLevel; readonly style: EventStyle }
  | { readonly kind: 'start' };

function KnownEvents({ events, edition }: KnownProps) {
  const words = useWords(eventsDeskWords);
  const toast = useToast();
  const { changes, keptCount, change, foot } = useOffer(events, edition);
  const [asked, setAsked] = useState<Asked>();
  const [rows, setRows] = useState<readonly EventLevel[]>([]);
  const [columns, setColumns] = useState<readonly EventStyle[]>([]);
  const [isOwn, setOwn] = useState(false);
  const there = new Set(events.map(({ key }) => key));
  const shown = listOfferedEvents(events, changes);
  const close = (): void => setAsked(undefined);
  const start = (offer: OfferTemplate): void => {
    const unused = mapDefined(shown, ({ key, mayGo }) => (mayGo ? key : undefined));
    const next = addToOffer(removeFromOffer(changes, unused, there), listTemplateEvents(offer), there);
    change(next);
    toast({
      words: words.started(offer, next.added.length, next.removed.length),
      undo: () => change(changes),
    });
    close();
  };
  const replace = (gone: readonly EventKey[], fresh: readonly OfferedEvent[]): void => {
    change(addToOffer(removeFromOffer(changes, gone, there), fresh, there));
    close();
  };
  const name = (keys: readonly EventKey[], naming: RoundNaming): void => {
    const named = Object.fromEntries(keys.map((key) => [key, naming] as const));
    change({ ...changes, roundNames: { ...changes.roundNames, ...named } });
  };
  if (shown.length === 0 && !isOwn)
    return (
      <SetupStart question={words.question} more={words.startMore}>
        <OfferList onChoose={start} onNothing={() => setOwn(true)} />
      </SetupStart>
    );
  const orders = mapDefined(STYLES, (style) =>
    shown.some((event) => event.style === style && event.dances.length > 1)
      ? { style, order: changes.orders[style] ?? findStyleOrder(events, style) }
      : undefined,
  );
  const levels = listLevels(shown, rows);
  const styles = listStyles(shown, columns);
  return (
    <>
      <div className="setup-frame">
        <fieldset className="setup-form events-form" disabled={foot.isOnItsWay}>
          <div className="setup-title">
            <h2>{words.title}</h2>
            <Button size="small" onClick={() => setAsked({ kind: 'start' })}>
              {words.start}
            </Button>
          </div>
          <p className="second measure">{words.more}</p>
          {keptCount > 0 ? <NoteBox tone="warn">{words.kept(keptCount)}</NoteBox> : null}
          <EventMatrix
            events={shown}
            levels={levels}
            styles={styles}
            onEvent={(event) => setAsked({ kind: 'event', event })}
            onAdd={(level, style) => setAsked({ kind: 'add', level, style })}
            onRemove={(gone) => {
              change(removeFromOffer(changes, gone, there));
              toast({ words: words.removed(gone.length), undo: () => change(changes) });
            }}
          />
          <MoreRows
            levels={levels}
            styles={styles}
            onLevel={(level) => setRows([...rows, level])}
            onStyle={(style) => setColumns([...columns, style])}
          />
        </fieldset>
        <EventsSummary
          events={shown}
          orders={orders}
          onOrder={(style, order) => change({ ...changes, orders: { ...changes.orders, [style]: order } })}
          onName={name}
        />
      </div>
      <SaveFooter draft={foot} problem={undefined} />
      <Dialog open={asked?.kind === 'start'} question={words.question} onClose={close} wide>
        <OfferList onChoose={start} onNothing={undefined} />
      </Dialog>
      {asked?.kind === 'event' ? (
        <EventActions
          event={shown.find(({ key }) => key === asked.event.key) ?? asked.event}
          all={shown}
          onName={name}
          onReplace={replace}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'add' ? (
        <AddEventsForm
          level={asked.level}
          style={asked.style}
          all={shown}
          onAdd={(fresh) => replace([], fresh)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

import { joinDances } from '../../../kit/words/eventName.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import { linkEvents, splitLinkedEvent, type OfferedEvent } from '../../../../domain/event/offered.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { ChoiceList } from '../ChoiceList.tsx';
import { RoundNameFields, type RoundNameFieldsProps } from './RoundNameFields.tsx';
import type { OfferedEventRow } from './offeredEvents.ts';

interface Props extends Pick<RoundNameFieldsProps, 'onName'> {
  readonly event: OfferedEventRow;
  readonly all: readonly OfferedEventRow[];
  readonly onReplace: (gone: readonly EventKey[], fresh: readonly OfferedEvent[]) => void;
  readonly onClose: () => void;
}

/** The actions on one event, or the reason it must stay once it has entries. */
export function EventActions({ event, all, onName, onReplace, onClose }: Props) {
  const words = useWords(eventsDeskWords);
  const { eventName, danceName } = useWords(termsWords);
  const { offered, key, state, entries, mayGo } = event;
  const others = all.filter(
    (other) =>
      other.key !== key &&
      other.state !== 'going' &&
      other.mayGo &&
      other.level === event.level &&
      other.style === event.style &&
      other.age === event.age &&
      !other.dances.some((dance) => event.dances.includes(dance)),
  );
  const choices = [
    ...(state === 'going' ? [{ value: 'keep', ...words.bringBack }] : []),
    ...(state !== 'going' && offered !== undefined && offered.dances.length > 1
      ? [{ value: 'split', ...words.split }]
      : []),
    ...(state === 'going' || offered === undefined
      ? []
      : others.map((other) => ({
          value: other.key,
          ...words.linkWith(joinDances(other.dances.map((dance) => danceName(toStoredTerm(dance))))),
        }))),
    ...(state === 'going' ? [] : [{ value: 'away', ...words.takeAway }]),
  ];
  const choose = (value: string): void => {
    const other = others.find((one) => one.key === value)?.offered;
    if (value === 'away') onReplace([key], []);
    else if (offered === undefined) onClose();
    else if (value === 'keep') onReplace([], [offered]);
    else if (value === 'split') onReplace([key], splitLinkedEvent(offered));
    else if (other !== undefined)
      onReplace(
        [key, ...others.filter((one) => one.key === value).map((one) => one.key)],
        [linkEvents(offered, [other])],
      );
  };
  return (
    <Dialog open question={eventName(event)} onClose={onClose}>
      {entries > 0 && <p>{words.entered(entries)}</p>}
      {entries === 0 && (mayGo ? <ChoiceList choices={choices} onChoose={choose} /> : <p>{words.planned}</p>)}
      <RoundNameFields events={[event]} onName={onName} />
    </Dialog>
  );
}

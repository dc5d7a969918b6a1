import { joinDances } from '../../../kit/words/eventName.ts';
import { Plus, X } from 'lucide-react';
import { toStoredTerm, toStandardTerm } from '../../../../domain/event/storedTerm.ts';
import type { EventLevel, EventStyle } from '../../../../domain/event/terms.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useHidesLevelIcons } from '../../../kit/shell/useHidesLevelIcons.ts';
import { LevelMark } from '../../../kit/parts/event/LevelMark.tsx';
import { StyleMark } from '../../../kit/parts/event/StyleMark.tsx';
import { className } from '../../../kit/parts/page/className.ts';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { OfferedEventRow } from './offeredEvents.ts';

interface Props {
  readonly events: readonly OfferedEventRow[];
  readonly levels: readonly EventLevel[];
  readonly styles: readonly EventStyle[];
  readonly onEvent: (event: OfferedEventRow) => void;
  readonly onAdd: (level: EventLevel, style: EventStyle) => void;
  readonly onRemove: (events: readonly EventKey[]) => void;
}

/** Levels down, styles across, a box for each event. */
export function EventMatrix({ events, levels, styles, onEvent, onAdd, onRemove }: Props) {
  const words = useWords(eventsDeskWords);
  const { levelName, styleName } = useWords(termsWords);
  const hideLevelIcons = useHidesLevelIcons(useStore().staff);
  return (
    <table className="events-matrix">
      <caption className="spoken">{words.matrix}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken">{words.level}</span>
          </th>
          {styles.map((style) => {
            const known = toStandardTerm(style);
            return (
              <th key={toStoredTerm(style)} scope="col">
                {known === undefined ? styleName(style) : <StyleMark name={known} large />}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => {
          const known = toStandardTerm(level);
          const its = events.filter((event) => event.level === level && event.state !== 'going');
          return (
            <tr key={toStoredTerm(level)}>
              <th scope="row">
                {known === undefined ? (
                  levelName(level)
                ) : (
                  <LevelMark level={known} hideIcon={hideLevelIcons} />
                )}
                {its.length > 1 && its.every(({ mayGo }) => mayGo) ? (
                  <button
                    type="button"
                    className="events-add"
                    aria-label={words.removeLevel(levelName(level))}
                    onClick={() => onRemove(its.map(({ key }) => key))}
                  >
                    <X size={18} strokeWidth={1.6} aria-hidden />
                  </button>
                ) : null}
              </th>
              {styles.map((style) => (
                <td key={toStoredTerm(style)} data-style={styleName(style)}>
                  <div className="events-cell">
                    {events
                      .filter((event) => event.level === level && event.style === style)
                      .map((event) => (
                        <EventChip key={event.key} event={event} onPress={() => onEvent(event)} />
                      ))}
                    {known !== undefined && toStandardTerm(style) !== undefined ? (
                      <button
                        type="button"
                        className="events-add"
                        aria-label={words.add(levelName(level), styleName(style))}
                        onClick={() => onAdd(level, style)}
                      >
                        <Plus size={18} strokeWidth={1.6} aria-hidden />
                      </button>
                    ) : null}
                  </div>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ChipProps {
  readonly event: OfferedEventRow;
  readonly onPress: () => void;
}

function EventChip({ event, onPress }: ChipProps) {
  const words = useWords(eventsDeskWords);
  const { danceShort, ageName } = useWords(termsWords);
  const { state, entries, age, dances } = event;
  return (
    <button
      type="button"
      className={className('events-chip', state === 'fresh' && 'is-fresh', state === 'going' && 'is-going')}
      onClick={onPress}
    >
      {age === undefined ? null : <small>{ageName(age)} </small>}
      {dances.length === 0 ? event.name : joinDances(dances.map(danceShort))}
      {entries > 0 ? (
        <small>
          {' '}
          <b className="number">{entries}</b>
          <span className="spoken"> {words.entries(entries)}</span>
        </small>
      ) : null}
      {state === 'there' ? null : <small> {words.state[state]}</small>}
    </button>
  );
}

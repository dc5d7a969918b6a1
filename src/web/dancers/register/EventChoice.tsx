import { joinDances } from '../../kit/words/eventName.ts';
import { useMemo, useState } from 'react';
import { Check } from 'lucide-react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { sortEventDances } from '../../../domain/event/dances.ts';
import { sortEvents } from '../../../domain/event/eventOrder.ts';
import { LEVELS, STYLES, type EventLevel, type EventStyle } from '../../../domain/event/terms.ts';
import type { EventKey } from '../../../domain/ids.ts';
import type { EntryDoubt } from '../../../domain/registrant/doubts.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHidesLevelIcons } from '../../kit/shell/useHidesLevelIcons.ts';
import { useIsWide } from '../../kit/shell/useIsWide.ts';
import { LevelMark } from '../../kit/parts/event/LevelMark.tsx';
import { StyleTrace } from '../../kit/parts/event/StyleTrace.tsx';
import { TabPanel } from '../../kit/parts/tabs/TabPanel.tsx';
import { Tabs } from '../../kit/parts/tabs/Tabs.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { LevelDoubts } from './LevelDoubts.tsx';

const LISTED: readonly (EventStyle | EventLevel)[] = [...STYLES, ...LEVELS];

/** In the standard order; custom terms of the organizer come last, as written. */
function groupedBy<Key extends EventStyle | EventLevel>(
  events: readonly CompetitionEvent[],
  of: (event: CompetitionEvent) => Key,
): readonly { readonly key: Key; readonly events: readonly CompetitionEvent[] }[] {
  const groups = new Map<string, { readonly key: Key; readonly events: CompetitionEvent[] }>();
  for (const event of events) {
    const key = of(event);
    const group = groups.get(toStoredTerm(key)) ?? { key, events: [] };
    groups.set(toStoredTerm(key), group);
    group.events.push(event);
  }
  const place = ({ key }: { readonly key: Key }): number =>
    LISTED.includes(key) ? LISTED.indexOf(key) : LISTED.length;
  return [...groups.values()].toSorted((a, b) => place(a) - place(b));
}

/** An event as a chip: a tap enters it, the next one leaves it. Linked dances are one event, and one chip. */
function EventChip({
  event,
  isChosen,
  onPress,
}: {
  readonly event: CompetitionEvent;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}) {
  const { danceName, eventName } = useWords(termsWords);
  const dances = sortEventDances(event).map(danceName);
  const name = eventName(event);
  const shown = dances.length === 0 ? name : joinDances(dances);
  return (
    <button
      type="button"
      className="register-chip"
      aria-pressed={isChosen}
      // Contains the visible text, for voice control.
      aria-label={name.endsWith(dances.join(' ')) ? name : `${name}: ${shown}`}
      onClick={onPress}
    >
      {isChosen ? <Check size={18} strokeWidth={2} aria-hidden /> : null}
      {shown}
    </button>
  );
}

export interface EventChoiceProps {
  readonly events: readonly CompetitionEvent[];
  readonly chosen: ReadonlySet<EventKey>;
  readonly doubts: ReadonlyMap<EventKey, readonly EntryDoubt[]>;
  readonly onPress: (event: EventKey) => void;
}

interface Style {
  readonly key: EventStyle;
  readonly events: readonly CompetitionEvent[];
}

/** The events of one style and level, and the rules they break. */
function Chips({
  own,
  events,
  chosen,
  doubts,
  onPress,
}: EventChoiceProps & { readonly own: readonly CompetitionEvent[] }) {
  return (
    <>
      <div className="register-chips">
        {own.map((event) => (
          <EventChip
            key={event.key}
            event={event}
            isChosen={chosen.has(event.key)}
            onPress={() => onPress(event.key)}
          />
        ))}
      </div>
      <LevelDoubts events={own} all={events} doubts={doubts} chosen={chosen} />
    </>
  );
}

function LevelName({ level }: { readonly level: EventLevel }) {
  const { levelName } = useWords(termsWords);
  const hideIcon = useHidesLevelIcons(useStore().device);
  return typeof level === 'string' ? <LevelMark level={level} hideIcon={hideIcon} /> : levelName(level);
}

/** One style at a time, with its levels from the lowest up; for a phone. */
function OneStyle({ styles, ...props }: EventChoiceProps & { readonly styles: readonly Style[] }) {
  const words = useWords(registerWords);
  const { styleName } = useWords(termsWords);
  const [looked, setLooked] = useState<string>();
  const first = styles.find(({ events }) => events.some(({ key }) => props.chosen.has(key))) ?? styles[0];
  const shown = styles.find(({ key }) => toStoredTerm(key) === looked) ?? first;
  if (shown === undefined) return null;
  return (
    <>
      <Tabs
        id="styles"
        label={words.events.styles}
        chosen={toStoredTerm(shown.key)}
        onChoose={setLooked}
        tabs={styles.map(({ key, events }) => {
          const count = events.filter((event) => props.chosen.has(event.key)).length;
          return {
            key: toStoredTerm(key),
            words: (
              <span className="register-style">
                {typeof key === 'string' ? <StyleTrace name={key} width={26} /> : null}
                {styleName(key)}
              </span>
            ),
            more: count === 0 ? words.events.all(events.length) : words.events.chosen(count),
          };
        })}
      />
      <TabPanel tabs="styles" tab={toStoredTerm(shown.key)} className="register-levels">
        {groupedBy(shown.events, ({ level }) => level).map(({ key, events: own }) => (
          <section key={toStoredTerm(key)} className="register-level">
            <h2>
              <LevelName level={key} />
            </h2>
            <Chips {...props} own={own} />
          </section>
        ))}
      </TabPanel>
    </>
  );
}

/** All styles side by side, a row for each level: for a laptop. */
function AllStyles({ styles, ...props }: EventChoiceProps & { readonly styles: readonly Style[] }) {
  const words = useWords(registerWords);
  const { styleName } = useWords(termsWords);
  return (
    <table className="register-grid">
      <caption className="spoken">{words.events.styles}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken">{words.events.level}</span>
          </th>
          {styles.map(({ key, events }) => {
            const count = events.filter((event) => props.chosen.has(event.key)).length;
            return (
              <th key={toStoredTerm(key)} scope="col">
                <span className="register-grid-style">
                  {typeof key === 'string' ? <StyleTrace name={key} width={26} /> : null}
                  {styleName(key)}
                  {count === 0 ? null : <span className="caption">{words.events.chosen(count)}</span>}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {groupedBy(props.events, ({ level }) => level).map(({ key: level }) => (
          <tr key={toStoredTerm(level)}>
            <th scope="row">
              <LevelName level={level} />
            </th>
            {styles.map(({ key, events }) => {
              const own = events.filter((event) => toStoredTerm(event.level) === toStoredTerm(level));
              return (
                <td key={toStoredTerm(key)}>{own.length === 0 ? null : <Chips {...props} own={own} />}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All events as chips by style and level: a tap enters an event, the next one leaves it. */
export function EventChoice({ events: offered, ...rest }: EventChoiceProps) {
  const events = useMemo(() => sortEvents(offered), [offered]);
  const props = { ...rest, events };
  const styles = groupedBy(events, ({ style }) => style);
  return useIsWide() ? <AllStyles {...props} styles={styles} /> : <OneStyle {...props} styles={styles} />;
}

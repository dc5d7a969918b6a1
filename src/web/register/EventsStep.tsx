import { useState } from 'react';
import { Check } from 'lucide-react';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { asWritten } from '../../domain/event/asWritten.ts';
import { inFloorOrder } from '../../domain/event/dances.ts';
import { LEVELS, STYLES, type EventLevel, type EventStyle } from '../../domain/event/terms.ts';
import { withEvent } from '../../domain/registrant/draft.ts';
import { LevelMark } from '../parts/event/LevelMark.tsx';
import { StyleTrace } from '../parts/event/StyleTrace.tsx';
import { Say } from '../parts/page/Say.tsx';
import { TabPanel } from '../parts/tabs/TabPanel.tsx';
import { Tabs } from '../parts/tabs/Tabs.tsx';
import { register } from '../words/english/register.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { StepProps } from './stepProps.ts';

const LISTED: readonly (EventStyle | EventLevel)[] = [...STYLES, ...LEVELS];

/** In the order of the field; what an organizer has made up comes behind, as it was written. */
function groupedBy<Key extends EventStyle | EventLevel>(
  events: readonly CompetitionEvent[],
  of: (event: CompetitionEvent) => Key,
): readonly { readonly key: Key; readonly events: readonly CompetitionEvent[] }[] {
  const groups = new Map<string, { readonly key: Key; readonly events: CompetitionEvent[] }>();
  for (const event of events) {
    const key = of(event);
    const group = groups.get(asWritten(key)) ?? { key, events: [] };
    groups.set(asWritten(key), group);
    group.events.push(event);
  }
  const place = ({ key }: { readonly key: Key }): number =>
    LISTED.includes(key) ? LISTED.indexOf(key) : LISTED.length;
  return [...groups.values()].toSorted((a, b) => place(a) - place(b));
}

/** An event as a chip: one press enters it, the next leaves it. Linked dances are one event, and one chip. */
function EventChip({
  event,
  isChosen,
  onPress,
}: {
  readonly event: CompetitionEvent;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}) {
  const { danceName, eventName } = useWords(terms);
  const dances = inFloorOrder(event.style, event.dances).map(danceName);
  return (
    <button
      type="button"
      className="register-chip"
      aria-pressed={isChosen}
      aria-label={eventName(event)}
      onClick={onPress}
    >
      {isChosen ? <Check size={18} strokeWidth={2} aria-hidden /> : null}
      {dances.length === 0 ? eventName(event) : dances.join(' + ')}
    </button>
  );
}

/** What will be danced: a style at a time, its levels from the first up, their events as chips. */
export function EventsStep({ draft, onChange, events, missing }: StepProps) {
  const words = useWords(register);
  const { styleName, levelName } = useWords(terms);
  const styles = groupedBy(events, ({ style }) => style);
  const isChosen = ({ key }: CompetitionEvent): boolean => draft.chosen.some(({ event }) => event === key);
  const [looked, setLooked] = useState<string>();
  const first = styles.find((style) => style.events.some(isChosen)) ?? styles[0];
  const shown = styles.find(({ key }) => asWritten(key) === looked) ?? first;
  const [problem] = missing;
  if (shown === undefined) return null;
  return (
    <>
      {problem === undefined ? null : <Say tone="warn">{words.missing(problem)}</Say>}
      <Tabs
        id="styles"
        label={words.events.styles}
        chosen={asWritten(shown.key)}
        onChoose={setLooked}
        tabs={styles.map(({ key, events: own }) => {
          const chosen = own.filter(isChosen).length;
          return {
            key: asWritten(key),
            words: (
              <span className="register-style">
                {typeof key === 'string' ? <StyleTrace name={key} width={26} /> : null}
                {styleName(key)}
              </span>
            ),
            more: chosen === 0 ? words.events.all(own.length) : words.events.chosen(chosen),
          };
        })}
      />
      <TabPanel tabs="styles" tab={asWritten(shown.key)} className="register-levels">
        {groupedBy(shown.events, ({ level }) => level).map(({ key, events: own }) => (
          <section key={asWritten(key)} className="register-level">
            <h2>{typeof key === 'string' ? <LevelMark level={key} /> : levelName(key)}</h2>
            <div className="register-chips">
              {own.map((event) => (
                <EventChip
                  key={event.key}
                  event={event}
                  isChosen={isChosen(event)}
                  onPress={() => onChange(withEvent(draft, event.key))}
                />
              ))}
            </div>
          </section>
        ))}
      </TabPanel>
    </>
  );
}

import { joinDances } from '../../kit/words/eventName.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { sortEventDances } from '../../../domain/event/dances.ts';
import type { EventKey } from '../../../domain/ids.ts';
import type { EntryDoubt } from '../../../domain/registrant/doubts.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { eligibilityWords } from '../../kit/words/english/eligibility.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

export interface LevelDoubtsProps {
  /** The events of one style and level. */
  readonly events: readonly CompetitionEvent[];
  /** All events, to find the ones that doubts name. */
  readonly all: readonly CompetitionEvent[];
  readonly doubts: ReadonlyMap<EventKey, readonly EntryDoubt[]>;
  readonly chosen: ReadonlySet<EventKey>;
}

/** The rules that the events of a level break, each once; names the events unless all are affected. */
export function LevelDoubts({ events, all, doubts, chosen }: LevelDoubtsProps) {
  const { because } = useWords(eligibilityWords);
  const { closes, only } = useWords(registerWords).events;
  const { danceName, eventName } = useWords(termsWords);
  const nameOf = (key: EventKey): string => {
    const event = all.find((one) => one.key === key);
    return event === undefined ? key : eventName(event);
  };
  const sentence = ({ reason, against }: EntryDoubt): string =>
    against === undefined ? because(reason) : closes(nameOf(against), because(reason));
  const dancesOf = (event: CompetitionEvent): string =>
    joinDances(sortEventDances(event).map(danceName)) || eventName(event);
  const said = new Map<string, CompetitionEvent[]>();
  for (const event of events)
    for (const doubt of doubts.get(event.key) ?? [])
      said.set(sentence(doubt), [...(said.get(sentence(doubt)) ?? []), event]);
  return (
    <>
      {[...said].map(([why, about]) => {
        const words = about.length === events.length ? why : only(about.map(dancesOf), why);
        return (
          <p key={why} className="register-doubt">
            {about.some(({ key }) => chosen.has(key)) ? <StateLabel tone="warn">{words}</StateLabel> : words}
          </p>
        );
      })}
    </>
  );
}

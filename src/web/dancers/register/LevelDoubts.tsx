import { joinDances } from '../../kit/words/eventName.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { dancesInOrder } from '../../../domain/event/dances.ts';
import type { EventKey } from '../../../domain/ids.ts';
import type { Doubt } from '../../../domain/registrant/doubts.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { eligibility } from '../../kit/words/english/eligibility.ts';
import { register } from '../../kit/words/english/register.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

export interface LevelDoubtsProps {
  /** The events of one style and level. */
  readonly events: readonly CompetitionEvent[];
  /** All events, to find the ones that doubts name. */
  readonly all: readonly CompetitionEvent[];
  readonly doubts: ReadonlyMap<EventKey, readonly Doubt[]>;
  readonly chosen: ReadonlySet<EventKey>;
}

/** The rules that the events of a level break, each once; names the events unless all are affected. */
export function LevelDoubts({ events, all, doubts, chosen }: LevelDoubtsProps) {
  const { because } = useWords(eligibility);
  const { closes, only } = useWords(register).events;
  const { danceName, eventName } = useWords(terms);
  const nameOf = (key: EventKey): string => {
    const event = all.find((one) => one.key === key);
    return event === undefined ? key : eventName(event);
  };
  const sentence = ({ reason, against }: Doubt): string =>
    against === undefined ? because(reason) : closes(nameOf(against), because(reason));
  const dancesOf = (event: CompetitionEvent): string =>
    joinDances(dancesInOrder(event).map(danceName)) || eventName(event);
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

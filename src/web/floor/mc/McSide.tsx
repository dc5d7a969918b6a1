import { useTimes } from '../../kit/clock/useTimes.ts';
import { areCouplesKnown } from '../../../domain/round/couplesKnown.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { lineUpOf } from '../../../domain/floor/presence.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { start } from '../../kit/words/english/start.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { mc } from '../../kit/words/english/mc.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { floorToShow } from '../../../domain/floor/floorToShow.ts';
import { danceOf, dancesInOrder } from '../../../domain/event/dances.ts';
import { findMissingCouples, findCouplesToCall, type PrompterPage, type DeckMessages } from './prompter.ts';
import type { Prompter } from './usePrompter.ts';
import { McMessages } from './McMessages.tsx';
import { scheduledRoundKey } from '../../staff/journal/journalNames.ts';

const MAX_NEXT_ROUNDS = 4;

export interface McSideProps extends Pick<Prompter, 'running' | 'on' | 'follow' | 'starting'> {
  readonly page: PrompterPage;
  readonly rounds: readonly ScheduledRound[];
  readonly coming: ScheduledRound | undefined;
  /** The deck's message about the coming round. */
  readonly deckMessages: DeckMessages;
  readonly choose: (round: string) => void;
}

/** The deck's state of the coming round: can it be called? */
function OnDeck({ coming, said }: { readonly coming: ScheduledRound; readonly said: DeckMessages }) {
  const times = useTimes();
  const words = useWords(mc).side;
  const { present, missing, notCalled } = lineUpOf(coming.event, coming.round);
  const all = present.length + missing.length + notCalled.length;
  if (all === 0) return null;
  return (
    <section>
      <h2>{words.onDeck}</h2>
      {said.ready === undefined ? (
        <p>{words.checkedIn(present.length, all)}</p>
      ) : (
        <StateLabel tone="ok">{words.ready(times.timeOfDay(said.ready.at))}</StateLabel>
      )}
      {said.ready === undefined && said.missingCalled !== undefined ? (
        <StateLabel tone="warn">{words.askedToCall(times.timeOfDay(said.missingCalled.at))}</StateLabel>
      ) : null}
    </section>
  );
}

/** The MC's side panel: missing couples, the next rounds, and the chairman's message. */
export function McSide({
  running,
  on,
  follow,
  starting,
  page,
  rounds,
  coming,
  deckMessages,
  choose,
}: McSideProps) {
  const words = useWords(mc).side;
  const { takeBack } = useWords(start);
  const { eventName, roundName, danceName, floor: floorNamed } = useWords(terms);
  const floors = running.map((one) => one.now.floor);
  const floorShown = (own: number): string | undefined => {
    const said = floorToShow(own, floors);
    return said === undefined ? undefined : floorNamed(said);
  };
  const missing =
    page.kind === 'heat' ? findMissingCouples(page.at) : findCouplesToCall(page.at, deckMessages);
  return (
    <aside className="mc-side" aria-label={words.label}>
      {running.length > 0 && (
        <section>
          <h2>{words.onFloor}</h2>
          <ul className="mc-after">
            {running.map(({ at, now: stands }) => (
              <li key={scheduledRoundKey(at)}>
                <button
                  type="button"
                  aria-pressed={on !== undefined && scheduledRoundKey(on.at) === scheduledRoundKey(at)}
                  onClick={() => follow(scheduledRoundKey(at))}
                >
                  <span>{eventName(at.event)}</span>
                  <small className="second">
                    {words.stands(
                      roundName(at.round.name),
                      danceName(dancesInOrder(at.event)[stands.dance] ?? danceOf('')),
                      floorShown(stands.floor),
                    )}
                  </small>
                </button>
                <Button size="small" look="plain" onClick={() => starting.askToStop(at)}>
                  {takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section>
          <h2>{words.missing}</h2>
          <p className="number mc-side-missing">{missing.join('  ')}</p>
        </section>
      )}
      {coming === undefined ? null : <OnDeck coming={coming} said={deckMessages} />}
      <McMessages />
      {rounds.length > 0 && (
        <section>
          <h2>{words.next}</h2>
          <ul className="mc-after">
            {rounds.slice(0, MAX_NEXT_ROUNDS).map((at) => (
              <li key={scheduledRoundKey(at)}>
                <button
                  type="button"
                  aria-pressed={coming !== undefined && scheduledRoundKey(coming) === scheduledRoundKey(at)}
                  onClick={() => choose(scheduledRoundKey(at))}
                >
                  <span>{eventName(at.event)}</span>
                  <small className="second">
                    {areCouplesKnown(at.event, at.round)
                      ? words.couples(roundName(at.round.name), at.round.entries.length)
                      : words.waiting(roundName(at.round.name))}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

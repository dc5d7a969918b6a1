import { useTimes } from '../../kit/clock/useTimes.ts';
import { countRoundField } from '../../../domain/round/countField.ts';
import { areCouplesKnown } from '../../../domain/round/knownCouples.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { buildLineUp } from '../../../domain/floor/presence.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { startWords } from '../../kit/words/english/start.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { pickFloorToShow } from '../../../domain/floor/floorToShow.ts';
import { parseDance, sortEventDances } from '../../../domain/event/dances.ts';
import { findMissingCouples, findCouplesToCall, type PrompterPage, type DeckMessages } from './prompter.ts';
import type { Prompter } from './usePrompter.ts';
import { McMessages } from './McMessages.tsx';
import { buildRoundKey } from '../../staff/journal/journalNames.ts';

const MAX_NEXT_ROUNDS = 4;

export interface McSidebarProps extends Pick<Prompter, 'running' | 'on' | 'follow' | 'starting'> {
  readonly page: PrompterPage;
  readonly rounds: readonly ScheduledRound[];
  readonly coming: ScheduledRound | undefined;
  /** The deck's message about the coming round. */
  readonly deckMessages: DeckMessages;
  readonly choose: (round: string) => void;
}

/** The check-in of the next round: ready to be called, or the number of couples present. */
function OnDeck({ coming, said }: { readonly coming: ScheduledRound; readonly said: DeckMessages }) {
  const times = useTimes();
  const words = useWords(mcWords).side;
  const { present, missing, notCalled } = buildLineUp(coming.event, coming.round);
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
export function McSidebar({
  running,
  on,
  follow,
  starting,
  page,
  rounds,
  coming,
  deckMessages,
  choose,
}: McSidebarProps) {
  const words = useWords(mcWords).side;
  const { takeBack } = useWords(startWords);
  const { eventName, roundName, danceName, floor: floorNamed } = useWords(termsWords);
  const floors = running.map((one) => one.now.floor);
  const floorShown = (own: number): string | undefined => {
    const said = pickFloorToShow(own, floors);
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
              <li key={buildRoundKey(at)}>
                <button
                  type="button"
                  aria-pressed={on !== undefined && buildRoundKey(on.at) === buildRoundKey(at)}
                  onClick={() => follow(buildRoundKey(at))}
                >
                  <span>{eventName(at.event)}</span>
                  <small className="second">
                    {words.stands(
                      roundName(at.round.name),
                      danceName(sortEventDances(at.event)[stands.dance] ?? parseDance('')),
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
              <li key={buildRoundKey(at)}>
                <button
                  type="button"
                  aria-pressed={coming !== undefined && buildRoundKey(coming) === buildRoundKey(at)}
                  onClick={() => choose(buildRoundKey(at))}
                >
                  <span>{eventName(at.event)}</span>
                  <small className="second">
                    {areCouplesKnown(at.event, at.round)
                      ? words.couples(roundName(at.round.name), countRoundField(at.event, at.round).couples)
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

import { countKnownCouples } from '../../../../domain/round/knownCouples.ts';
import { useMemo, type CSSProperties } from 'react';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { pickFloorToShow } from '../../../../domain/floor/floorToShow.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../../domain/round/day.ts';
import { findFloorNumber, livePath, type FloorPosition } from '../../../../store/floor/live.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { className } from '../../../kit/parts/page/className.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { CoupleNames } from '../page/CoupleNames.tsx';
import { measureNames } from '../page/measureNames.ts';
import { PrintOptions } from '../chosen/PrintOptions.tsx';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { PrintFooter } from '../page/PrintFooter.tsx';
import { PrintHead } from '../page/PrintHead.tsx';
import { RoundChoice } from '../rounds/RoundChoice.tsx';
import { isUnmarked, selectRounds } from '../rounds/roundSelection.ts';
import { useRoundSelection } from '../rounds/useRoundSelection.ts';
import { buildDeckLists, type DeckList } from './deckLists.ts';
import './deckLists.css';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly paper: PaperName;
  readonly foot: string;
}

const NOWHERE: readonly FloorPosition[] = [];
const isRunning = ({ round }: ScheduledRound): boolean => round.state === 'running';

/** For the deck captain with a clipboard: each couple's heat, by number, with a box to tick. */
export function DeckLists({ events, paper, foot }: Props) {
  const words = useWords(printsWords);
  const { staff } = useStore();
  const [asked, setAsked] = useRoundSelection();
  const floor = valueOr(useLive(staff, livePath), NOWHERE);
  const floors = useMemo(
    () =>
      listRoundsOfDay(events)
        .filter(isRunning)
        .map((at) => findFloorNumber(floor, at)),
    [events, floor],
  );
  const pages = useMemo(
    () =>
      buildDeckLists(
        selectRounds(events, asked, (at) => isUnmarked(at) && countKnownCouples(at.round) > 0, 'next'),
      ).map((list) => ({
        key: list.key,
        content: (
          <DeckPage
            list={list}
            foot={foot}
            floor={isRunning(list) ? pickFloorToShow(findFloorNumber(floor, list), floors) : undefined}
          />
        ),
      })),
    [events, asked, foot, floor, floors],
  );
  return (
    <>
      <PrintOptions>
        <div>
          <RoundChoice events={events} asked={asked} onAsk={setAsked} near={words.judges.next} />
        </div>
      </PrintOptions>
      <Paper paper={paper} pages={pages} none={words.deck.none} />
    </>
  );
}

interface PageProps {
  readonly list: DeckList;
  readonly foot: string;
  /** The floor of the round, while two are in use. */
  readonly floor: number | undefined;
}

/** Longer names of a couple are smaller, in two lines. */
const LONG_NAMES_LENGTH = 76;

type Rows = CSSProperties & Record<'--rows', number>;

function DeckPage({ list, foot, floor }: PageProps) {
  const words = useWords(printsWords).deck;
  const { eventName, roundName, danceName, floor: floorNamed } = useWords(termsWords);
  const { event, round, dance, heats, ofHeats, couples, page, pages } = list;
  return (
    <div className="sheet">
      <PrintHead
        title={eventName(event)}
        about={words.about(
          [
            roundName(round.name),
            dance === undefined ? undefined : danceName(dance),
            floor === undefined ? undefined : floorNamed(floor),
          ],
          couples,
          ofHeats,
        )}
      />
      <div className="sheet-blocks deck-lists">
        {heats.map(({ heat, couples: inHeat, items }) => {
          const rows: Rows = { '--rows': items.length };
          return (
            <section key={heat} className="deck-list" style={rows}>
              <h3>
                {ofHeats > 1 ? words.heat(heat) : words.all} <small>{words.couples(inHeat)}</small>
              </h3>
              <ul>
                {items.map((entry) => (
                  <li key={entry.id}>
                    <i />
                    <b>{entry.number ?? '–'}</b>
                    <span className={className(measureNames(entry) > LONG_NAMES_LENGTH && 'is-long')}>
                      <CoupleNames entry={entry} />
                    </span>
                    <small dir="auto">{entry.placeholder ? '' : entry.affiliation}</small>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <PrintFooter foot={foot} page={page} pages={pages} />
    </div>
  );
}

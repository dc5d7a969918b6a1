import { useEffect, type ReactNode } from 'react';
import { findRound, type CompetitionEvent, type Entry, type Round } from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { isSharedPlace } from '../../../domain/skating/sharedPlace.ts';
import type { FinalResult } from '../../../domain/skating/working.ts';
import { findNextDanced } from '../../../domain/round/day.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { loadDisplayFace } from '../../kit/look/displayFace.ts';
import { Ordinal } from '../../kit/parts/marks/Ordinal.tsx';
import { postedSheetWords } from '../../kit/words/english/postedSheet.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import './postedSheet.css';

interface SheetProps {
  readonly event: CompetitionEvent;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A page for the wall or the MC's table, shown in print only. */
function PaperSheet({ event, title, about, children }: SheetProps) {
  const { staff } = useStore();
  const { eventName } = useWords(termsWords);
  const fullName = valueOr(useLive(staff, competitionBasics), undefined)?.fullName;
  useEffect(loadDisplayFace, []);
  return (
    <article className="posted-sheet" aria-hidden>
      <header>
        <p>{title}</p>
        <h1>{eventName(event)}</h1>
        <p className="posted-sheet-about">{about}</p>
      </header>
      {children}
      <footer>{fullName ?? ''}</footer>
    </article>
  );
}

/** The heats of the round danced next, each with the recalled couples. */
function heatsOf(event: CompetitionEvent, next: Round | undefined, recalled: readonly LeadNumber[]) {
  const byId = new Map(event.entries.map(({ id, number }) => [id, number]));
  const heats = new Map<number, LeadNumber[]>();
  for (const { id, heats: own } of next?.entries ?? []) {
    const number = byId.get(id);
    if (number === undefined || !recalled.includes(number)) continue;
    const heat = own[0] ?? 1;
    heats.set(heat, [...(heats.get(heat) ?? []), number]);
  }
  return [...heats]
    .toSorted(([a], [b]) => a - b)
    .map(([heat, couples]) => ({ heat, couples: couples.toSorted((a, b) => Number(a) - Number(b)) }));
}

/** The size of the numbers, as large as fits a page: a few can be read across the hall. */
function sizeFor(couples: number): 'few' | 'some' | 'many' {
  if (couples <= 8) return 'few';
  return couples <= 15 ? 'some' : 'many';
}

interface CallbackSheetProps {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly recalled: readonly LeadNumber[];
}

/** The recalled couples, readable from three steps away; by heat if there are several. */
export function CallbackSheet({ event, round, recalled }: CallbackSheetProps) {
  const words = useWords(postedSheetWords);
  const { roundName, roundInSentence } = useWords(termsWords);
  const next = findNextDanced(event, round.number) ?? findRound(event, round.number - 1);
  const heats = heatsOf(event, next, recalled);
  return (
    <PaperSheet
      event={event}
      title={words.callbacks(roundName(round.name))}
      about={words.recalled(recalled.length, next === undefined ? undefined : roundInSentence(next.name))}
    >
      {heats.map(({ heat, couples }) => (
        <section key={heat}>
          {heats.length > 1 && <h2>{words.heat(heat, couples.length)}</h2>}
          <ul className={`posted-sheet-numbers posted-sheet-${sizeFor(recalled.length)}`}>
            {couples.map((couple) => (
              <li key={couple}>{couple}</li>
            ))}
          </ul>
        </section>
      ))}
    </PaperSheet>
  );
}

interface PlacingsSheetProps {
  readonly event: CompetitionEvent;
  readonly result: FinalResult;
  /** Not public yet. */
  readonly isHeld: boolean;
}

const namesOf = (entry: Entry | undefined): string =>
  entry === undefined ? '' : listPublicNames(entry).join(' & ');

/** The places of a final, for the chairman to sign and the MC to read. It says so if they are not public yet. */
export function PlacingsSheet({ event, result, isHeld }: PlacingsSheetProps) {
  const words = useWords(postedSheetWords);
  const entries = new Map(event.entries.map((entry) => [entry.number, entry]));
  const places = result.placings.map(({ place }) => place);
  return (
    <PaperSheet
      event={event}
      title={words.placings}
      about={isHeld ? words.held : words.couples(result.placings.length)}
    >
      <table className="posted-sheet-places">
        <tbody>
          {result.placings.map(({ couple, place }) => (
            <tr key={couple}>
              <th scope="row">
                <Ordinal place={place} shared={isSharedPlace(places, place)} />
              </th>
              <td>
                <span className="posted-sheet-card">{couple}</span>
              </td>
              <td>
                {namesOf(entries.get(couple))}
                <small>
                  {entries.get(couple)?.placeholder === false ? entries.get(couple)?.affiliation : ''}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="posted-sheet-signature">{words.chairman}</p>
    </PaperSheet>
  );
}

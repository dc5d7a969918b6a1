import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { prints } from '../../words/english/prints.ts';
import { terms } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import { Names } from '../page/Names.tsx';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { SheetFoot } from '../page/SheetFoot.tsx';
import { SheetHead } from '../page/SheetHead.tsx';
import { RoundChoice } from '../rounds/RoundChoice.tsx';
import { isToBeMarked, roundsChosen } from '../rounds/roundsChosen.ts';
import { useRoundsAsked } from '../rounds/useRoundsAsked.ts';
import { deckLists, type DeckList } from './deckLists.ts';
import './deckLists.css';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly paper: PaperName;
  readonly foot: string;
}

/** For the deck captain with a clipboard: who is to stand where, in the order of the numbers, with a box to tick. */
export function DeckLists({ events, paper, foot }: Props) {
  const words = useWords(prints);
  const [asked, setAsked] = useRoundsAsked();
  const pages = useMemo(
    () =>
      deckLists(
        roundsChosen(events, asked, (at) => isToBeMarked(at) && at.round.entries.length > 0, 'next'),
      ).map((list) => ({ key: list.key, content: <DeckPage list={list} foot={foot} /> })),
    [events, asked, foot],
  );
  return (
    <>
      <div className="prints-choices prints-unprinted">
        <div>
          <RoundChoice events={events} asked={asked} onAsk={setAsked} near={words.judges.next} />
        </div>
      </div>
      <Paper paper={paper} pages={pages} none={words.deck.none} />
    </>
  );
}

function DeckPage({ list, foot }: { readonly list: DeckList; readonly foot: string }) {
  const words = useWords(prints).deck;
  const { eventName, roundName, danceName } = useWords(terms);
  const { event, round, dance, heats, ofHeats, couples, page, pages } = list;
  return (
    <div className="sheet">
      <SheetHead
        title={eventName(event)}
        about={words.about(
          roundName(round.name),
          dance === undefined ? undefined : danceName(dance),
          couples,
          ofHeats,
        )}
      />
      {heats.map(({ heat, couples: inHeat, items }) => (
        <section key={heat} className="deck-list">
          <h3>
            {ofHeats > 1 ? words.heat(heat) : words.all} <small>{words.couples(inHeat)}</small>
          </h3>
          <ul>
            {items.map((entry) => (
              <li key={entry.id}>
                <i />
                <b>{entry.number ?? '–'}</b>
                <span>
                  <Names entry={entry} />
                </span>
                <small dir="auto">{entry.placeholder ? '' : entry.affiliation}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <SheetFoot foot={foot} page={page} pages={pages} />
    </div>
  );
}

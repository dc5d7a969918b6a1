import { useMemo } from 'react';
import type { CompetitionEvent, Entry } from '../../../../domain/competition.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { Competitor } from '../../../../domain/people/directory.ts';
import { listDancers, listPublicNames } from '../../../../domain/people/people.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import QrCode from '../../../kit/parts/qr/QrCode.tsx';
import { screens } from '../../../kit/screens/screens.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { measureLetters } from '../../../kit/look/measureLetters.ts';
import { matchDancers } from '../numbers/numbersAndLabels.ts';
import { CoupleNames } from '../page/CoupleNames.tsx';
import { measureNames } from '../page/measureNames.ts';
import { PrintOptions, OptionChoice } from '../chosen/PrintOptions.tsx';
import { useNameFilter, NameFilterField } from '../chosen/NameFilterField.tsx';
import { useOption } from '../chosen/usePrintChoices.ts';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { PrintFooter } from '../page/PrintFooter.tsx';
import { PrintHead } from '../page/PrintHead.tsx';
import { buildDancerHeatSheets, buildSchoolHeatSheets, type HeatLine, type HeatSheet } from './heatSheets.ts';
import { usePlannedTimes } from './usePlannedTimes.ts';
import './heatSheets.css';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly Competitor[];
  readonly paper: PaperName;
  readonly foot: string;
}

const BY = ['school', 'dancer'] as const;

/** For the captain with an envelope for each dancer: time, heat and number. */
export function HeatSheets({ events, people, paper, foot }: Props) {
  const words = useWords(printsWords);
  const times = useTimes();
  const [by, setBy] = useOption('by', BY, 'school');
  const looked = useNameFilter();
  const plannedAt = usePlannedTimes(events);
  const sheets = useMemo(() => {
    const those = matchDancers(people, looked);
    return by === 'school'
      ? buildSchoolHeatSheets(those, plannedAt, words.noSchool)
      : buildDancerHeatSheets(those, plannedAt, words.withheld);
  }, [people, looked, by, plannedAt, words]);
  const time = useMemo(() => {
    const days = new Set(
      sheets.flatMap(({ styles }) =>
        styles.flatMap(({ items }) =>
          items.flatMap(({ planned }) => (planned === undefined ? [] : times.dayOf(planned))),
        ),
      ),
    );
    return days.size > 1 ? times.weekdayTime : times.plainTime;
  }, [sheets, times]);
  const pages = useMemo(
    () =>
      sheets.map((sheet) => ({
        key: sheet.key,
        content: <HeatPage sheet={sheet} time={time} foot={foot} />,
      })),
    [sheets, time, foot],
  );
  return (
    <>
      <PrintOptions>
        <div>
          <OptionChoice
            label={words.heats.byLabel}
            options={BY}
            words={(value) => words.by[value]}
            chosen={[by, setBy]}
          />
        </div>
        <div>
          <NameFilterField />
        </div>
      </PrintOptions>
      <Paper paper={paper} pages={pages} none={words.heats.none} />
    </>
  );
}

interface PageProps {
  readonly sheet: HeatSheet;
  readonly time: (at: number) => string;
  readonly foot: string;
}

function HeatPage({ sheet, time, foot }: PageProps) {
  const words = useWords(printsWords);
  const { styleName } = useWords(termsWords);
  const { of, lines, styles, page, pages } = sheet;
  const theirs =
    of.kind === 'dancer' && of.id !== undefined
      ? screens.competitorDetails.link({ id: of.id })
      : screens.live.link();
  return (
    <div className="sheet heat-sheet">
      <PrintHead
        title={of.name ?? words.withheld}
        about={
          of.kind === 'school'
            ? words.heats.ofSchool(of.dancers, lines)
            : words.heats.ofDancer(of.school, lines)
        }
      >
        <p className="heat-sheet-live">{words.heats.live}</p>
        <QrCode label={words.heats.live} text={location.origin + theirs} />
      </PrintHead>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.heats.planned}</th>
            <th scope="col">{words.heats.eventAndRound}</th>
            <th scope="col">{words.heats.heat}</th>
            <th scope="col">{words.heats.number}</th>
            <th scope="col">{words.heats.couple}</th>
          </tr>
        </thead>
        {styles.map(({ style, items }) => (
          <tbody key={items[0]?.key ?? toStoredTerm(style)}>
            <tr>
              <th colSpan={5} scope="rowgroup" dir="auto">
                {styleName(style)}
              </th>
            </tr>
            {items.map((line) => (
              <Line key={line.key} line={line} time={time} />
            ))}
          </tbody>
        ))}
      </table>
      <PrintFooter foot={foot} page={page} pages={pages} said={words.heats.early} />
    </div>
  );
}

/** Longer event names are smaller, in two lines. */
const LONG_EVENT_LENGTH = 32;
/** Longer names of a couple are smaller, in three lines. */
const LONG_NAMES = 88;

/** True for a dancer without a partner. */
const looks = (entry: Entry): boolean => !entry.placeholder && listDancers(entry).length === 1;

function Line({ line, time }: { readonly line: HeatLine; readonly time: (at: number) => string }) {
  const words = useWords(printsWords).heats;
  const { eventName, roundName } = useWords(termsWords);
  const { event, entry, round, planned, heats } = line;
  const isLooking = looks(entry);
  const name = eventName(event);
  return (
    <tr>
      <td>{planned === undefined ? '' : time(planned)}</td>
      <td>
        <span dir="auto" className={measureLetters(name) > LONG_EVENT_LENGTH ? 'is-long' : undefined}>
          {name}
        </span>
        <small>{round === undefined ? words.notDrawn : roundName(round.name)}</small>
      </td>
      <td>{heats.join(' ')}</td>
      <td>
        {entry.number === undefined ? (
          <i>{isLooking ? words.tba : '–'}</i>
        ) : (
          <b className={isLooking ? 'is-open' : undefined}>{entry.number}</b>
        )}
      </td>
      <td>
        <span className={measureNames(entry) > LONG_NAMES ? 'is-very-long' : undefined}>
          <CoupleNames entry={entry} />
          {isLooking ? words.looking(listPublicNames(entry).length > 0) : null}
        </span>
      </td>
    </tr>
  );
}

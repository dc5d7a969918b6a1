import { toStoredTerm, type CustomTerm } from '../../../../domain/event/storedTerm.ts';
import type { Dance } from '../../../../domain/event/dances.ts';
import type { AgeGroup, EventLevel, EventStyle, Level, Style } from '../../../../domain/event/terms.ts';
import type { RoundState } from '../../../../domain/round/rounds.ts';
import { joinDances, parseEventName, type NamedEvent } from '../eventName.ts';
import { createTranslator } from '../createTranslator.ts';
import { section } from '../section.ts';
import { formatPlace } from './count.ts';

// Every listed term needs a name here to compile. Other terms are shown as stored.
const LEVELS = createTranslator<Level>({
  Newcomer: 'Newcomer',
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Novice: 'Novice',
  Prechamp: 'Pre-Champ',
  Championship: 'Championship',
  Syllabus: 'Syllabus',
  Open: 'Open',
  Amateur: 'Amateur',
  Beginner: 'Beginner',
  Advanced: 'Advanced',
});
const STYLES = createTranslator<Style>({
  Standard: 'Standard',
  Latin: 'Latin',
  Smooth: 'Smooth',
  Rhythm: 'Rhythm',
  Nightclub: 'Nightclub',
});
const DANCES = createTranslator<Dance>({
  Waltz: 'Waltz',
  Tango: 'Tango',
  Foxtrot: 'Foxtrot',
  Quickstep: 'Quickstep',
  'Viennese Waltz': 'Viennese Waltz',
  ChaCha: 'Cha Cha',
  Samba: 'Samba',
  Rumba: 'Rumba',
  Jive: 'Jive',
  'Paso Doble': 'Paso Doble',
  Swing: 'Swing',
  Bolero: 'Bolero',
  Mambo: 'Mambo',
  Salsa: 'Salsa',
  Bachata: 'Bachata',
  'West Coast Swing': 'West Coast Swing',
  'Night Club Two Step': 'Nightclub Two Step',
  Merengue: 'Merengue',
  'Argentine Tango': 'Argentine Tango',
});
const AGES = createTranslator<AgeGroup>({
  Preteen1: 'Preteen 1',
  Preteen2: 'Preteen 2',
  Junior1: 'Junior 1',
  Junior2: 'Junior 2',
  Youth: 'Youth',
  Under21: 'Under 21',
  Student: 'Student',
  Adult: 'Adult',
  Senior1: 'Senior 1',
  Senior2: 'Senior 2',
  Senior3: 'Senior 3',
  Senior4: 'Senior 4',
});
/** Only dances whose names are too long have a short one. */
const SHORT = createTranslator({
  'Viennese Waltz': 'V. Waltz',
  'West Coast Swing': 'West Coast',
  'Night Club Two Step': 'Two Step',
  'Argentine Tango': 'A. Tango',
} satisfies Partial<Record<Dance, string>>);
/** Rounds with other names keep their capitals: 'Dance-off of the East side'. */
const ROUND = /^(?:(?:semi-|quarter-|1\/\d+-)?final|\d+(?:st|nd|rd|th) round)$/i;

const ageName = (age: AgeGroup): string => AGES.get(age) ?? age;
const levelName = (level: EventLevel): string => LEVELS.get(toStoredTerm(level)) ?? toStoredTerm(level);
const styleName = (style: EventStyle): string => STYLES.get(toStoredTerm(style)) ?? toStoredTerm(style);
/** A dance of an event or of a journal record. */
const danceName = (dance: string | CustomTerm): string =>
  DANCES.get(toStoredTerm(dance)) ?? toStoredTerm(dance);

const roundStates = {
  initialized: 'Up next',
  empty: 'No entries',
  running: 'On the floor',
  skipped: 'Skipped',
  marked: 'Marks are in',
  posted: 'Posted',
} as const satisfies Record<RoundState, string>;

/** The sport's own names, as in a printed program. Turns stored terms into display names. */
export const termsWords = section('terms', {
  /** An age class: Under 21. */
  ageName,
  levelName,
  styleName,
  danceName,
  /** The short name of a dance, where space is tight: V. Waltz. */
  danceShort: (dance: string | CustomTerm): string => SHORT.get(toStoredTerm(dance)) ?? danceName(dance),
  /** Newcomer Rhythm Cha Cha, or Silver Latin Cha Cha + Rumba if linked; an organizer's own name stays unchanged. */
  eventName: (event: NamedEvent): string => {
    const made = parseEventName(event);
    if (made === undefined) return event.name;
    const age = made.age === undefined ? '' : ageName(made.age);
    return `${age} ${levelName(made.level)} ${styleName(made.style)} ${joinDances(made.dances.map(danceName))}`.trim();
  },
  /** The round as a heading: Semi-Final, 1st Round. Takes the stored name of the round. */
  roundName: (stored: string): string => stored,
  /** A floor of a hall with two: 'Floor 2'. */
  floor: (floor: number): string => `Floor ${floor}`,
  /** Inside a sentence: 'Start the semi-final'. Takes the stored name of the round. */
  roundInSentence: (stored: string): string => (ROUND.test(stored) ? stored.toLowerCase() : stored),
  /** 1st, 2nd, 3rd. */
  ordinal: formatPlace,
  roundState: (state: RoundState): string => roundStates[state],
});

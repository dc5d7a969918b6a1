import { mapDefined } from '../mapDefined.ts';
import type { EventDance } from '../event/dances.ts';
import type { Dance } from '../event/dances.ts';
import type { EventStyle, Style } from '../event/terms.ts';
import { buildRunningOrder, type HeatPosition } from './position.ts';

/** Bars (measures) per minute, both bounds inclusive. */
export interface Tempo {
  readonly from: number;
  readonly to: number;
}

const bars = (from: number, to: number): Tempo => ({ from, to });

/**
 * Target tempos in bars per minute. Standard and Latin: extract of the PTT/WDSF rules (unitron.aplus.pl). Smooth and
 * Rhythm: NDCA and NDCA/USABDA tables (centralhome.com, letsdancedenver.com) and dancelexic. Nightclub: West Coast
 * Swing and Merengue from the NDCA table (centralhome.com), Night Club Two Step from the tempo list of the
 * rec.arts.dance FAQ (eijkhout.net). They are guidance, not official rules.
 */
const TEMPI: { readonly [S in Style]: Partial<Record<Dance, Tempo>> } = {
  Standard: {
    Waltz: bars(28, 30),
    Tango: bars(31, 33),
    'Viennese Waltz': bars(58, 60),
    Foxtrot: bars(28, 30),
    Quickstep: bars(50, 52),
  },
  Latin: {
    ChaCha: bars(30, 32),
    Samba: bars(50, 52),
    Rumba: bars(25, 27),
    'Paso Doble': bars(60, 62),
    Jive: bars(42, 44),
  },
  Smooth: {
    Waltz: bars(28, 30),
    Tango: bars(30, 32),
    Foxtrot: bars(30, 32),
    'Viennese Waltz': bars(53, 56),
  },
  Rhythm: {
    ChaCha: bars(28, 30),
    Rumba: bars(30, 32),
    Swing: bars(34, 36),
    Bolero: bars(24, 26),
    Mambo: bars(47, 51),
  },
  // Salsa, Bachata and Argentine Tango have no tempo: no source gives a range.
  Nightclub: {
    'West Coast Swing': bars(28, 32),
    'Night Club Two Step': bars(16, 22),
    Merengue: bars(29, 32),
  },
};

/** The same dance has different tempos in different styles. Undefined if none is known. */
function tempoOf(style: EventStyle, dance: EventDance): Tempo | undefined {
  return typeof style === 'string' && typeof dance === 'string' ? TEMPI[style][dance] : undefined;
}

/** One piece of music to have ready. */
export interface MusicCue {
  readonly dance: EventDance;
  readonly tempo: Tempo | undefined;
  readonly seconds: number;
  readonly heat: number;
  readonly heats: number;
}

/** `dances` in floor order; every dance has `heats` heats. */
export interface MusicOfRound {
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  readonly heats: number;
  readonly secondsPerDance: number;
}

/** Undefined if the round has no such dance. */
function cueAt(
  { style, dances, heats, secondsPerDance }: MusicOfRound,
  { dance, heat }: HeatPosition,
): MusicCue | undefined {
  const name = dances[dance];
  if (name === undefined) return undefined;
  return {
    dance: name,
    tempo: tempoOf(style, name),
    seconds: secondsPerDance,
    heat,
    heats: Math.max(1, heats),
  };
}

/** All pieces of a round in playing order. */
export const listCues = (round: MusicOfRound): readonly MusicCue[] =>
  mapDefined(buildRunningOrder(round.dances.length, round.heats), (position) => cueAt(round, position));

/** Progress of a piece, in whole seconds. */
export type MusicProgress =
  | { readonly kind: 'playing'; readonly elapsed: number; readonly left: number }
  | { readonly kind: 'fade'; readonly elapsed: number; readonly left: number }
  | { readonly kind: 'over'; readonly elapsed: number; readonly by: number };

/** Seconds before the end at which the desk fades out. */
const FADE_SECONDS = 5;

/** Both times in milliseconds of the same clock. */
export function findMusicProgress(startedAt: number, now: number, seconds: number): MusicProgress {
  const elapsed = Math.max(0, Math.floor((now - startedAt) / 1000));
  const left = seconds - elapsed;
  if (left <= 0) return { kind: 'over', elapsed, by: -left };
  return { kind: left <= FADE_SECONDS ? 'fade' : 'playing', elapsed, left };
}

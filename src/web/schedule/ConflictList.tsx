import { useMemo, useState } from 'react';
import type { Concerned, Conflict } from '../../domain/schedule/conflicts/conflicts.ts';
import type { ItemRef, Plan } from '../../domain/schedule/plan/plan.ts';
import { eventOnPlan, roundTitle } from '../../domain/schedule/plan/onPlan.ts';
import { Button } from '../parts/button/Button.tsx';
import { Say } from '../parts/page/Say.tsx';
import type { Tone } from '../parts/note/ToneIcon.tsx';
import { rowId } from './rows.ts';

const WORDS = {
  onFloorTwice: { tone: 'stop', words: 'On the floor twice' },
  costumeChange: { tone: 'warn', words: 'Costume change' },
  noRest: { tone: 'info', words: 'No rest' },
} as const satisfies Record<Conflict['kind'], { tone: Tone; words: string }>;

// A glance; the rest on request.
const SHOWN = 6;

/** 'the Semi-Final of Gold Waltz'. */
function roundName(plan: Plan, ref: ItemRef | undefined): string {
  if (ref?.kind !== 'round') return 'a break';
  const event = eventOnPlan(plan, ref.event);
  const round = event?.rounds[ref.round];
  return event === undefined || round === undefined ? ref.event : `the ${roundTitle(event, round)}`;
}

const minutesApart = (minutes: number): string =>
  minutes < 0.5
    ? 'at the same time'
    : minutes < 1.5
      ? '1 minute apart'
      : `${Math.round(minutes)} minutes apart`;

/** The one in question, as the hall knows them: by name, and by the number where a couple is meant. */
function who({ names, dances }: Concerned): string {
  const number = dances.find((dance) => dance.number !== undefined)?.number;
  return names.length > 1 && number !== undefined ? number : (names[0] ?? 'Somebody');
}

function twice(plan: Plan, conflict: Conflict): string {
  const [one] = conflict.who;
  if (conflict.who.length > 1 || one === undefined)
    return `${conflict.who.length} people dance ${roundName(plan, conflict.items[0])} and ${roundName(plan, conflict.items[1])}, ${minutesApart(conflict.minutes)}.`;
  const parts = one.dances.map(
    ({ role, number }, at) =>
      `${role === 'lead' ? 'leads' : 'follows'}${number === undefined ? '' : ` ${number}`} in ${roundName(plan, conflict.items[at])}`,
  );
  return `${who(one)} ${parts.join(' and ')}, ${minutesApart(conflict.minutes)}.`;
}

/** The conflict as a sentence that can be said aloud. */
function inWords(plan: Plan, conflict: Conflict): string {
  const [first, second] = conflict.items;
  const [one] = conflict.who;
  const people =
    conflict.who.length === 1 && one !== undefined ? who(one) : `${conflict.who.length} couples or dancers`;
  const verb = (single: string, many: string): string => (conflict.who.length === 1 ? single : many);
  switch (conflict.kind) {
    case 'onFloorTwice':
      return twice(plan, conflict);
    case 'costumeChange':
      return `${people} ${verb('goes', 'go')} from ${roundName(plan, first)} to ${roundName(plan, second)} with ${Math.max(0, Math.round(conflict.minutes))} minutes.`;
    case 'noRest':
      return `${people} ${verb('dances', 'dance')} ${conflict.items.length} rounds in a row, from ${roundName(plan, first)} on.`;
  }
}

export interface ConflictListProps {
  readonly conflicts: readonly Conflict[];
  readonly plan: Plan;
  /** The selected row: what concerns it comes first. */
  readonly selected: string | undefined;
  readonly select: (id: string) => void;
}

/** Who has to be in two places, who cannot change in time, who gets no breath: the worst first. */
export function ConflictList({ conflicts, plan, selected, select }: ConflictListProps) {
  const [all, setAll] = useState(false);
  const sorted = useMemo(() => {
    const concerns = (conflict: Conflict): number =>
      conflict.items.some((ref) => rowId(ref) === selected) ? 0 : 1;
    // The worst come first already; what concerns the selected row comes before them.
    return conflicts.toSorted((a, b) => concerns(a) - concerns(b));
  }, [conflicts, selected]);
  if (sorted.length === 0)
    return (
      <section aria-label="Too close">
        <h2>Too close</h2>
        <Say tone="ok">Nobody is on the floor twice, everybody can change.</Say>
      </section>
    );
  const shown = all ? sorted : sorted.slice(0, SHOWN);
  return (
    <section aria-label="Too close">
      <h2>Too close</h2>
      <ul className="schedule-list">
        {shown.map((conflict) => {
          const { tone, words } = WORDS[conflict.kind];
          const last = conflict.items.at(-1);
          return (
            <li key={`${conflict.kind} ${conflict.items.map(rowId).join(' ')}`}>
              <button
                type="button"
                className="schedule-conflict"
                onClick={() => last !== undefined && select(rowId(last))}
              >
                <Say tone={tone}>{conflict.sure ? words : `${words}, perhaps`}</Say>
                {inWords(plan, conflict)}
              </button>
            </li>
          );
        })}
      </ul>
      {sorted.length > SHOWN ? (
        <span>
          <Button size="small" look="plain" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${sorted.length}`}
          </Button>
        </span>
      ) : null}
    </section>
  );
}

import { eventKey, type EventKey } from '../../domain/ids.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';

/** An incident is for the record of the day; a message is shown to the MC at the microphone. */
export type IncidentKind = 'incident' | 'message';

/** One record of the chairman's log. */
export interface Incident {
  readonly id: string;
  readonly kind: IncidentKind;
  /** Server time, in milliseconds. */
  readonly at: number;
  /** Who wrote it. */
  readonly name: string;
  readonly what: string;
  /** The round it happened in, when it was one. */
  readonly event: EventKey | undefined;
  readonly round: number | undefined;
}

/** What has happened today, the newest first. Records are only ever added. */
export const incidents: Path<readonly Incident[]> = {
  at: 'incidents',
  parse: (raw) =>
    childrenOf(raw)
      .flatMap(([id, stored]): Incident[] => {
        const what = textOf(childOf(stored, 'what'));
        if (what === undefined) return [];
        return [
          {
            id,
            what,
            kind: childOf(stored, 'kind') === 'message' ? 'message' : 'incident',
            at: numberOf(childOf(stored, 'at')) ?? 0,
            name: textOf(childOf(stored, 'name')) ?? 'The chairman',
            event: eventKey(textOf(childOf(stored, 'event')) ?? ''),
            round: countOf(childOf(stored, 'round')),
          },
        ];
      })
      .toSorted((a, b) => b.at - a.at),
};

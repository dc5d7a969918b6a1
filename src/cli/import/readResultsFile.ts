import type { DancedEvent } from '../../store/writes/importEvent.ts';
import { leadNumber, judgeKey } from '../../domain/ids.ts';
const L = (t: string) => {
  const n = leadNumber(t);
  if (n === undefined) throw new Error(t);
  return n;
};
const J = (t: string) => {
  const n = judgeKey(t);
  if (n === undefined) throw new Error(t);
  return n;
};
// TEMPORARY
export function readResultsFile(
  text: string,
): { ok: true; value: DancedEvent } | { ok: false; problems: string[] } {
  const d: any = JSON.parse(text);
  const R = d.rounds.length;
  return {
    ok: true,
    value: {
      name: d.event.name,
      level: d.event.level,
      style: d.event.style,
      dances: d.event.dances,
      rounds: d.rounds
        .map((r: any) => ({
          number: R - r.order,
          couples: Object.keys(r.dances[0].marks).map(L),
          panel: r.dances[0].judges.map(J),
          recallSize: r.mostMarked ?? 1,
          recalled: (r.recalled ?? []).map(String).map(L),
          cards: r.dances.flatMap((x: any) =>
            x.judges.map((j: string, i: number) => ({
              judge: J(j),
              dance: x.dance,
              numbers:
                r.kind === 'recall'
                  ? Object.keys(x.marks)
                      .filter((k) => x.marks[k][i] === 1)
                      .map(L)
                  : Object.keys(x.marks)
                      .sort((a, b) => x.marks[a][i] - x.marks[b][i])
                      .map(L),
            })),
          ),
        }))
        .sort((a: any, b: any) => a.number - b.number),
    },
  };
}

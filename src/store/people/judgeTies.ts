import { mapDefined } from '../../domain/defined.ts';
import { judgeKey } from '../../domain/ids.ts';
import type { JudgeTies } from '../../domain/schedule/plan/panels.ts';
import { peopleForm } from '../../schema/nodes/competition.ts';
import { officialsAt } from './staff.ts';
import type { TreePath } from '../tree/path.ts';

/** Schools and people a judge is close to: teaches there, is family. A warning, never an obstacle. */
export const judgeTies: TreePath<readonly JudgeTies[]> = {
  at: officialsAt,
  parse: (raw) =>
    mapDefined(Object.entries(peopleForm.read(raw) ?? {}), ([key, official]) => {
      const judge = judgeKey(key);
      const { schools = [], people: close = [] } = official?.ties ?? {};
      return judge === undefined || schools.length + close.length === 0
        ? undefined
        : { judge, schools, people: close };
    }),
};

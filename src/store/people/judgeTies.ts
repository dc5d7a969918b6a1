import { mapDefined } from '../../domain/mapDefined.ts';
import { parseJudgeKey } from '../../domain/ids.ts';
import type { JudgeConflicts } from '../../domain/schedule/plan/panels.ts';
import { peopleForm } from '../../schema/nodes/competition.ts';
import { officialsAt } from './staff.ts';
import type { TreePath } from '../tree/path.ts';

/**
 * A judge's conflicts of interest: schools where they teach, and family. Only a warning, never an obstacle.
 */
export const judgeConflictsPath: TreePath<readonly JudgeConflicts[]> = {
  at: officialsAt,
  parse: (raw) =>
    mapDefined(Object.entries(peopleForm.read(raw) ?? {}), ([key, official]) => {
      const judge = parseJudgeKey(key);
      const { schools = [], people: close = [] } = official?.ties ?? {};
      return judge === undefined || schools.length + close.length === 0
        ? undefined
        : { judge, schools, people: close };
    }),
};

import { mapDefined } from '../../domain/defined.ts';
import { judgeKey } from '../../domain/ids.ts';
import type { JudgeTies } from '../../domain/schedule/plan/panels.ts';
import { officialsAt } from './staff.ts';
import { childOf, childrenOf, textOf, type Path } from '../tree/path.ts';

/** To which schools and people a judge is close: teaches there, is family. Warned of, never a hindrance. */
export const judgeTies: Path<readonly JudgeTies[]> = {
  at: officialsAt,
  parse: (raw) =>
    mapDefined(childrenOf(raw), ([key, official]) => {
      const judge = judgeKey(key);
      const ties = childOf(official, 'ties');
      const names = (kind: string): readonly string[] =>
        mapDefined(childrenOf(childOf(ties, kind)), ([, name]) => textOf(name));
      const [schools, people] = [names('schools'), names('people')];
      return judge === undefined || schools.length + people.length === 0
        ? undefined
        : { judge, schools, people };
    }),
};

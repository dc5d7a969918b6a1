import { boards } from '../words/english/boards.ts';
import { useWords } from '../words/language.ts';

/** The rules by which a board follows the floor. */
export function FloorRules() {
  const words = useWords(boards);
  return (
    <section className="boards-rules">
      <h2>{words.rulesTitle}</h2>
      <dl>
        {words.rules.map(([when, then]) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { judgeWords } from '../../kit/words/english/judge.ts';
import { useWords } from '../../kit/words/language.ts';

export interface Props {
  /** The judge's name as it is in the address. */
  readonly name: string;
  readonly competition: string | undefined;
}

/** The link names a judge this competition does not have. */
export default function UnknownJudge({ name, competition }: Props) {
  const words = useWords(judgeWords);
  return (
    <main className="gate">
      <h1>{words.notFound}</h1>
      <p className="second">{words.noSuchJudge(name, competition)}</p>
    </main>
  );
}

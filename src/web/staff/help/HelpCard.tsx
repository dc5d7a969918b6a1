import { useId } from 'react';
import { help, type CardWords } from '../../kit/words/english/help.ts';
import { useWords } from '../../kit/words/language.ts';

/** What a screen says, between quotes; or what stands before and behind it. */
const PARTS = /“([^”]+)”|[^“]+/g;

/** A sentence in which the words of the screen stand out: that is what the eye looks for. */
const Sentence = ({ children }: { readonly children: string }) =>
  [...children.matchAll(PARTS)].map(({ 0: text, 1: said, index }) =>
    said === undefined ? text : <b key={index}>{said}</b>,
  );

/** One sheet of paper: what to do through the day, and what when something goes wrong. */
export function HelpCard({ title, steps, mishaps }: CardWords & { readonly title: string }) {
  const words = useWords(help);
  const id = useId();
  return (
    <article className="help-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <section>
        <h3>{words.steps}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Sentence>{step}</Sentence>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{words.mishaps}</h3>
        <dl>
          {mishaps.map(([what, then]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <Sentence>{then}</Sentence>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

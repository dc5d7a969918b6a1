import { useId } from 'react';
import { helpWords, type CardWords } from '../../kit/words/english/help.ts';
import { useWords } from '../../kit/words/language.ts';

/** Splits a sentence into quoted screen texts and the rest. */
const PARTS = /“([^”]+)”|[^“]+/g;

/** A sentence with its screen texts emphasized. */
const Sentence = ({ children }: { readonly children: string }) =>
  [...children.matchAll(PARTS)].map(({ 0: text, 1: said, index }) =>
    said === undefined ? text : <b key={index}>{said}</b>,
  );

/** A card of one printed page: the steps of the day, and remedies. */
export function HelpCard({ title, steps, mishaps }: CardWords & { readonly title: string }) {
  const words = useWords(helpWords);
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

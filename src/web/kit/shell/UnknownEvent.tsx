import { unknownEventWords } from '../words/english/unknownEvent.ts';
import { useWords } from '../words/language.ts';
import './page.css';

/** The page was served for an event configuration that does not exist: only its operator can fix that. */
export default function UnknownEvent({ name }: { readonly name: string }) {
  const words = useWords(unknownEventWords);
  return (
    <main className="page">
      <h1>{words.title}</h1>
      <p className="second">
        {name === '' ? words.noName : words.noSuch(name)} {words.remedy}
      </p>
    </main>
  );
}

import { useState } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { register } from '../words/english/register.ts';
import { useWords } from '../words/language.ts';

interface Props {
  readonly code: string;
  readonly events: number;
  readonly onAnother: () => void;
}

/** It has come in: the code that opens the registration again, as large as it has to be to be written down. */
export default function Registered({ code, events, onAnother }: Props) {
  const { done } = useWords(register);
  const [copied, setCopied] = useState<boolean>();
  const copy = (): void => {
    // A page over plain http has no clipboard at all.
    if (!('clipboard' in navigator)) setCopied(false);
    else
      navigator.clipboard.writeText(code).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <main className="page register-done">
      <h1>{done.title}</h1>
      <p>{done.lead}</p>
      <p className="register-code">
        <span className="second">{done.code}</span>
        <b>{code}</b>
      </p>
      <p className="register-done-verbs">
        <Button look="main" onClick={copy}>
          {copied === true ? done.copied : done.copy}
        </Button>
        <Button onClick={() => window.print()}>{done.print}</Button>
      </p>
      <output className="second">{copied === false ? done.notCopied : done.events(events)}</output>
      <p>
        <Button look="plain" onClick={onAnother}>
          {done.another}
        </Button>
      </p>
    </main>
  );
}

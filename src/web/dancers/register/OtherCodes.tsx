import { useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly others: readonly {
    readonly name: string;
    readonly code: string;
    /** Undefined while unknown. */
    readonly hasAgreed?: boolean | undefined;
  }[];
}

/** The codes of dancers in the same registration, to hand out, with a button that copies all of them. */
export function OtherCodes({ others }: Props) {
  const { code: words, consent } = useWords(ownEntriesWords);
  const [copied, setCopied] = useState<boolean>();
  const copy = (): void => {
    const lines = others.map(({ name, code }) => `${name}\t${code}`).join('\n');
    if (!('clipboard' in navigator)) setCopied(false);
    else
      navigator.clipboard.writeText(lines).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <>
      <ul className="own-codes">
        {others.map(({ name, code, hasAgreed }) => (
          <li key={code}>
            <span>{name}</span>
            {hasAgreed === false ? <StateLabel tone="warn">{consent.isMissing}</StateLabel> : null}
            <b>{code}</b>
          </li>
        ))}
      </ul>
      <p className="own-card-verbs">
        <Button size="small" onClick={copy}>
          {copied === true ? words.copied : words.copyAll}
        </Button>
      </p>
      <output className="second">{copied === false ? words.notCopied : null}</output>
    </>
  );
}

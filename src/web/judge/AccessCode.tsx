import { useState } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Note } from '../parts/note/Note.tsx';

interface Props {
  readonly name: string;
  readonly competitionName: string;
  readonly problem: string | undefined;
  readonly onShow: (code: string) => Promise<void>;
}

/** A judge whose phone could not read the QR code types what stands below it. */
export default function AccessCode({ name, competitionName, problem, onShow }: Props) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <main className="gate">
      <p className="caption">{competitionName}</p>
      <h1>{name}</h1>
      <p className="second">Scan your code, or type it. Then this device is yours for the day.</p>
      <form
        className="judge-gate-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(code.trim() === '');
          if (code.trim() !== '') void onShow(code);
        }}
      >
        <Field
          label="Access code"
          value={code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={missing ? 'Type the code below your QR code' : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        {problem !== undefined && (
          <Note tone="stop" spoken="at once">
            {problem}
          </Note>
        )}
        <Button type="submit" look="main" size="tall">
          Open my sheets
        </Button>
      </form>
    </main>
  );
}

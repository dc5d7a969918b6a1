import { Suspense, useState } from 'react';
import { mapDefined } from '../../../domain/mapDefined.ts';
import {
  assignCodes,
  drawJudgeCodes,
  type OfficialWithKey,
  type NewJudgeCode,
} from '../../../store/people/officials.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { officialsWords } from '../../kit/words/english/officials.ts';
import { useWords } from '../../kit/words/language.ts';

const QrCode = lazyOptional(() => import('../../kit/parts/qr/QrCode.tsx'));

/** The link for a judge's phone. The code is in the hash, so that it is in no server's log. */
const linkOf = ({ judge, code }: NewJudgeCode): string =>
  `${window.location.origin}${screens.judge.link({ judge })}#${new URLSearchParams({ code }).toString()}`;

interface Props {
  readonly judges: readonly OfficialWithKey[];
  readonly devices: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/** New access codes: confirmed, made, and shown once on cards to print. */
export function CodesDialog({ judges, devices, onClose }: Props) {
  const words = useWords(officialsWords).codes;
  const { problem: problems } = useWords(officialsWords);
  const { staff } = useStore();
  const isOffline = useConnection(staff).state !== 'live';
  const { busy, problem, write } = usePatchWriter({ ofTheMoment: true });
  const [made, setMade] = useState<readonly NewJudgeCode[]>();
  const keys = judges.map(({ key }) => key);
  const out = mapDefined(devices, ([uid, judge]) => (keys.includes(judge) ? uid : undefined));
  const make = async (): Promise<void> => {
    const codes = drawJudgeCodes(keys);
    if (await write(assignCodes(codes, out))) setMade(codes);
  };
  if (made !== undefined)
    return (
      <Dialog
        open
        wide
        question={words.shown}
        verb={words.print}
        look="ink"
        closeVerb={words.close}
        onSubmit={() => window.print()}
        onClose={onClose}
      >
        <p className="officials-unprinted">{words.shownMore}</p>
        <ul className="officials-cards">
          {made.map((one) => (
            <li key={one.judge}>
              <h3>{words.judge(one.judge)}</h3>
              <p>{judges.find(({ key }) => key === one.judge)?.name}</p>
              <Suspense fallback={<div className="officials-qr-coming" />}>
                <QrCode text={linkOf(one)} label={words.qr(one.judge)} />
              </Suspense>
              <p className="second">
                {words.orOpen} {window.location.host}
                <wbr />
                {screens.judge.link({ judge: one.judge })} {words.andType} <code>{one.code}</code>
              </p>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <Dialog
      open
      question={words.question(judges.length)}
      verb={words.make}
      look="ink"
      busy={busy}
      busyWord={words.making}
      blocked={isOffline ? problems.offline : undefined}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <p>{words.more}</p>
      {out.length > 0 ? <NoteBox tone="warn">{words.out(out.length)}</NoteBox> : null}
      <ProblemNote>{problem}</ProblemNote>
    </Dialog>
  );
}

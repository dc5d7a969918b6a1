import { useState } from 'react';
import {
  isJudging,
  judgesDevices,
  officialsState,
  type OfficialWithKey,
  type PeopleKind,
} from '../../../store/people/officials.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { officialsWords } from '../../kit/words/english/officials.ts';
import { useWords } from '../../kit/words/language.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { OfficialDialog, type JustAdded } from './OfficialDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import '../../kit/shell/page.css';
import './officials.css';

/** The open dialog and its person. */
type Asked =
  | {
      readonly kind: 'edit';
      readonly of: PeopleKind;
      readonly person: OfficialWithKey | undefined;
      readonly before?: JustAdded;
    }
  | { readonly kind: 'remove'; readonly of: PeopleKind; readonly person: OfficialWithKey }
  | { readonly kind: 'codes'; readonly judges: readonly OfficialWithKey[] };

const NO_DEVICES: ReadonlyMap<string, string> = new Map();

/**
 * For the organizer with the panel on paper a week before, and seven judges at the door on the day. Goal: each has
 * their sheets on their phone within a minute, and a lost phone is locked out with one press.
 */
export default function OfficialsScreen() {
  const words = useWords(officialsWords);
  const { staff } = useStore();
  const known = useLive(staff, officialsState);
  const devices = valueOr(useLive(staff, judgesDevices), NO_DEVICES);
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  return (
    <>
      <StaffBar screen="officials" />
      <main className="page page-wide officials">
        {known.kind === 'refused' ? <NoAccess failed={words.notAvailable} /> : null}
        {known.kind === 'waiting' ? <LoadingBars label={words.loading} height={48} /> : null}
        {known.kind === 'known' ? (
          <>
            <section className="stack" aria-label={words.title}>
              <h2>{words.title}</h2>
              <p className="second measure">{words.more}</p>
              <PeopleTable
                kind="officials"
                people={known.value.officials}
                devices={devices}
                onEdit={(person) => setAsked({ kind: 'edit', of: 'officials', person })}
                onRemove={(person) => setAsked({ kind: 'remove', of: 'officials', person })}
                onCode={(person) => setAsked({ kind: 'codes', judges: [person] })}
              />
              <p className="wrap">
                <Button
                  look="main"
                  onClick={() => setAsked({ kind: 'edit', of: 'officials', person: undefined })}
                >
                  {words.add.officials}
                </Button>
                {known.value.officials.some(({ role }) => isJudging(role)) ? (
                  <Button
                    onClick={() =>
                      setAsked({
                        kind: 'codes',
                        judges: known.value.officials.filter(({ role }) => isJudging(role)),
                      })
                    }
                  >
                    {words.codes.all}
                  </Button>
                ) : null}
              </p>
            </section>
            <section className="stack" aria-label={words.organizers}>
              <h2>{words.organizers}</h2>
              <p className="second measure">{words.organizersMore}</p>
              <PeopleTable
                kind="organizers"
                people={known.value.organizers}
                devices={devices}
                onEdit={(person) => setAsked({ kind: 'edit', of: 'organizers', person })}
                onRemove={(person) => setAsked({ kind: 'remove', of: 'organizers', person })}
                onCode={undefined}
              />
              <p>
                <Button onClick={() => setAsked({ kind: 'edit', of: 'organizers', person: undefined })}>
                  {words.add.organizers}
                </Button>
              </p>
            </section>
            {asked?.kind === 'edit' ? (
              <OfficialDialog
                key={asked.before?.key ?? ''}
                kind={asked.of}
                known={asked.person}
                all={known.value}
                before={asked.before}
                onNext={(before) => setAsked({ kind: 'edit', of: asked.of, person: undefined, before })}
                onClose={close}
              />
            ) : null}
            {asked?.kind === 'remove' ? (
              <RemoveDialog
                kind={asked.of}
                person={asked.person}
                edition={known.value.edition}
                devices={devices}
                onClose={close}
              />
            ) : null}
            {asked?.kind === 'codes' ? (
              <CodesDialog judges={asked.judges} devices={devices} onClose={close} />
            ) : null}
          </>
        ) : null}
      </main>
    </>
  );
}

import { scrollLiveViews, switchFlag } from '../../../store/competition/eventFlags.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useLive } from '../../kit/cache/useLive.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { useWords } from '../../kit/words/language.ts';
import { FLAG_GROUPS, GROUPS } from './flags.ts';

export function SettingSwitches() {
  const words = useWords(settingsWords);
  const { staff } = useStore();
  const known = useLive(staff, eventSettingsPath);
  const isOffline = useConnection(staff).state !== 'live';
  const { busy, problem, write } = usePatchWriter({ ofTheMoment: true });
  return (
    <section className="stack" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="second measure">{words.more}</p>
      {isOffline ? <NoteBox tone="warn">{words.offline}</NoteBox> : null}
      <ProblemNote>{problem}</ProblemNote>
      {known.kind === 'refused' ? <NoAccess failed={words.notAvailable} /> : null}
      {known.kind === 'waiting' ? <LoadingBars label={words.loading} height={48} /> : null}
      {known.kind === 'known' ? (
        <div className="settings-groups">
          {GROUPS.map((group) => (
            <fieldset key={group} className="settings-group" disabled={busy || isOffline}>
              <legend>{words.group[group]}</legend>
              {FLAG_GROUPS[group].map((flag) => (
                <CheckField
                  key={flag}
                  label={words.flags[flag].name}
                  help={words.flags[flag].about}
                  checked={known.value[flag]}
                  onChange={({ target }) => void write(switchFlag(flag, target.checked))}
                />
              ))}
              {group === 'everybody' ? (
                <div className="settings-scroll">
                  <Button size="small" onClick={() => void write(scrollLiveViews())}>
                    {words.scroll.name}
                  </Button>
                  <p className="second">
                    {words.scroll.about} {words.scroll.sent(known.value.liveScrollRefreshIndex)}.
                  </p>
                </div>
              ) : null}
            </fieldset>
          ))}
        </div>
      ) : null}
    </section>
  );
}

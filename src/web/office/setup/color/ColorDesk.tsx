import { competitionColor as asSaved } from '../../../../store/competition/color.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { calculateContrasts } from '../../../kit/look/contrasts.ts';
import { parseHexColor } from '../../../kit/look/palette.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { formatNumber } from '../../../kit/words/numbers.ts';
import { colorDeskWords } from '../../../kit/words/english/colorDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { useSettingsDraft } from '../useSettingsDraft.ts';
import { ColorFields } from './ColorFields.tsx';
import { ColorPreview } from './ColorPreview.tsx';
import './color.css';

/** The default color (tokens.css). */
const USUAL = '#e87722';

/** The competition's color, with a preview in both themes before it is saved. */
export function ColorDesk() {
  const words = useWords(colorDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, asSaved.path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownColor known={known.value} />;
}

function KnownColor({ known }: { readonly known: Edition<string> }) {
  const words = useWords(colorDeskWords);
  const draft = useSettingsDraft(asSaved, known);
  const typed = draft.rules ?? '';
  const hex = parseHexColor(typed);
  const shown = hex ?? USUAL;
  const { isWhite = true, white = 0 } = calculateContrasts(shown, 'light') ?? {};
  const isBroken = typed.trim() !== '' && hex === undefined;
  return (
    <>
      <fieldset className="setup-form" disabled={draft.isOnItsWay}>
        <h2>{words.title}</h2>
        <p className="second measure">{words.more}</p>
        <div className="color-pick">
          <ColorFields typed={typed} shown={shown} isBroken={isBroken} onChange={draft.change} />
          <NoteBox tone="ok">{isWhite ? words.white : words.black(formatNumber(white, 2))}</NoteBox>
        </div>
        <div className="color-views">
          <ColorPreview color={shown} theme="light" />
          <ColorPreview color={shown} theme="dark" />
        </div>
        <p className="caption">{words.least}</p>
      </fieldset>
      <SaveFooter draft={draft} problem={isBroken ? words.fix : undefined} />
    </>
  );
}

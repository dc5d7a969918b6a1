import { toCalendarDay } from '../../../../domain/registration/calendar.ts';
import { basics as asSaved, type Basics } from '../../../../store/competition/basics.ts';
import type { Edition } from '../../../../store/competition/editedWhole.ts';
import { deviceZone } from '../../../../store/competition/dates.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { basicsDesk } from '../../../kit/words/english/basicsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFoot } from '../SaveFoot.tsx';
import { usePriceEffects } from '../usePriceEffects.ts';
import { useSettingsDraft } from '../useSettingsDraft.ts';
import { BasicsPreview } from './BasicsPreview.tsx';
import { basicsProblem, type BasicsProblem } from './basicsProblem.ts';
import { LinkFields } from './LinkFields.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { currentZoneName } from './timeZones.ts';
import { NameAndPlaceFields } from './NameAndPlaceFields.tsx';
import './basics.css';

export function BasicsDesk() {
  const words = useWords(basicsDesk);
  const { staff } = useStore();
  const known = useLive(staff, asSaved.path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownBasics known={known.value} />;
}

/** The initial, empty form. */
const EMPTY: Basics = {
  fullName: '',
  place: '',
  timeZone: undefined,
  startDate: undefined,
  endDate: undefined,
  dates: { early: undefined, open: undefined, closed: undefined },
  status: undefined,
  socials: { website: '', facebook: '', instagram: '', community: '' },
};

function KnownBasics({ known }: { readonly known: Edition<Basics> }) {
  const words = useWords(basicsDesk);
  const draft = useSettingsDraft(asSaved, known);
  const rules = draft.rules ?? EMPTY;
  const effects = usePriceEffects(draft.isChanged, { dates: draft.rules?.dates });
  const timeZone = rules.timeZone ?? currentZoneName(deviceZone());
  // Save the time zone with the first change: a visitor's device may have another one.
  const change = (some: Partial<Basics>): void => draft.change({ ...rules, timeZone, ...some });
  const meant = (said: Basics['startDate']) =>
    said === undefined ? undefined : toCalendarDay(said, timeZone);
  const days = { first: meant(rules.startDate), last: meant(rules.endDate) };
  const problem = basicsProblem(rules, days.first, days.last);
  const said = (found: BasicsProblem): string =>
    found.kind === 'link' ? words.problem.link(words.link[found.link]) : words.problem[found.kind];
  const fields = { basics: rules, timeZone, days, change };
  return (
    <>
      <div className="setup-frame">
        <fieldset className="setup-form" disabled={draft.isOnItsWay}>
          <h2>{words.title}</h2>
          <NameAndPlaceFields {...fields} />
          <RegistrationFields {...fields} />
          <LinkFields socials={rules.socials} onChange={(socials) => change({ socials })} />
        </fieldset>
        <BasicsPreview basics={rules} timeZone={timeZone} />
      </div>
      <SaveFoot draft={draft} problem={problem === undefined ? undefined : said(problem)} {...effects} />
    </>
  );
}

import { toCalendarDay } from '../../../../domain/registration/calendar.ts';
import { editedBasics as asSaved, type BasicSettings } from '../../../../store/competition/basics.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { getDeviceTimeZone } from '../../../../store/competition/dates.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { basicsDeskWords } from '../../../kit/words/english/basicsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { usePriceEffects } from '../usePriceEffects.ts';
import { useSettingsDraft } from '../useSettingsDraft.ts';
import { BasicsPreview } from './BasicsPreview.tsx';
import { findBasicsProblem, type BasicsProblem } from './basicsProblem.ts';
import { LinkFields } from './LinkFields.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { getCurrentZoneName } from './timeZones.ts';
import { NameAndPlaceFields } from './NameAndPlaceFields.tsx';
import './basics.css';

export function BasicsDesk() {
  const words = useWords(basicsDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, asSaved.path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownBasics known={known.value} />;
}

/** The initial, empty form. */
const EMPTY: BasicSettings = {
  fullName: '',
  place: '',
  timeZone: undefined,
  startDate: undefined,
  endDate: undefined,
  dates: { early: undefined, open: undefined, closed: undefined },
  status: undefined,
  socials: { website: '', facebook: '', instagram: '', community: '' },
};

function KnownBasics({ known }: { readonly known: Edition<BasicSettings> }) {
  const words = useWords(basicsDeskWords);
  const draft = useSettingsDraft(asSaved, known);
  const rules = draft.rules ?? EMPTY;
  const effects = usePriceEffects(draft.isChanged, { dates: draft.rules?.dates });
  const timeZone = rules.timeZone ?? getCurrentZoneName(getDeviceTimeZone());
  // Save the time zone with the first change: a visitor's device may have another one.
  const change = (some: Partial<BasicSettings>): void => draft.change({ ...rules, timeZone, ...some });
  const meant = (said: BasicSettings['startDate']) =>
    said === undefined ? undefined : toCalendarDay(said, timeZone);
  const days = { first: meant(rules.startDate), last: meant(rules.endDate) };
  const problem = findBasicsProblem(rules, days.first, days.last);
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
      <SaveFooter draft={draft} problem={problem === undefined ? undefined : said(problem)} {...effects} />
    </>
  );
}

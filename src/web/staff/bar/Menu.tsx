import { LayoutGrid } from 'lucide-react';
import { Link } from 'wouter';
import type { StaffMenuScreen, StaffScreenName } from '../../kit/screens/screens.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import { useWords } from '../../kit/words/language.ts';
import { pickFootLinks } from './menu.ts';
import { countTasksAt, type TaskCounts } from './taskCounts.ts';
import { ScreenIcon } from './ScreenIcon.tsx';

export interface MenuProps {
  readonly menu: readonly StaffMenuScreen[];
  readonly current: StaffScreenName | undefined;
  readonly waits: TaskCounts;
}

function Waiting({ waits, name }: { readonly waits: TaskCounts; readonly name: StaffScreenName }) {
  const { waits: words } = useWords(staffWords);
  const waiting = countTasksAt(waits, name);
  if (waiting === undefined) return null;
  return (
    <>
      <span className="staff-waits number" aria-hidden="true">
        {waiting.count}
      </span>
      <span className="spoken"> {words[waiting.at](waiting.count)}</span>
    </>
  );
}

/** Scrolls the menu to the current screen if not all names fit, and again when a tablet is turned. */
function keepInSight(here: HTMLElement | null): (() => void) | undefined {
  const menu = here?.parentElement;
  if (here === null || menu === null || menu === undefined) return undefined;
  const moveTo = (): void => {
    const beyond = here.getBoundingClientRect().right - menu.getBoundingClientRect().right;
    // A little further: the next name shows that there are more.
    if (beyond > 0) menu.scrollLeft += Math.ceil(beyond + here.offsetWidth / 2);
  };
  moveTo();
  window.addEventListener('resize', moveTo);
  return () => window.removeEventListener('resize', moveTo);
}

/** The screens of this account, in the bar. The current one is the title of the page. */
export function MenuNames({ menu, current, waits }: MenuProps) {
  const words = useWords(staffScreensWords);
  const { menu: label } = useWords(staffWords);
  return (
    <nav className="staff-menu" aria-label={label}>
      {menu.map(({ name, path }) =>
        name === current ? (
          <h1 key={name} className="staff-menu-here" ref={keepInSight}>
            <Link to={path} aria-current="page">
              {words[name].title}
              <Waiting waits={waits} name={name} />
            </Link>
          </h1>
        ) : (
          <Link key={name} to={path}>
            {words[name].title}
            <Waiting waits={waits} name={name} />
          </Link>
        ),
      )}
    </nav>
  );
}

/** The same screens at the bottom of a phone, under the thumb. */
export function MenuFooter({ menu, current, waits, onAll }: MenuProps & { readonly onAll: () => void }) {
  const words = useWords(staffScreensWords);
  const { foot, all } = useWords(staffWords);
  const { shown, areAll } = pickFootLinks(menu, current);
  return (
    <nav className="staff-foot" aria-label={foot}>
      {shown.map(({ name, path }) => (
        <Link key={name} to={path} aria-current={name === current ? 'page' : undefined}>
          <ScreenIcon name={name} />
          <span>{words[name].short ?? words[name].title}</span>
          <Waiting waits={waits} name={name} />
        </Link>
      ))}
      {areAll ? null : (
        <button type="button" aria-haspopup="dialog" onClick={onAll}>
          <LayoutGrid size={20} strokeWidth={1.6} aria-hidden />
          <span>{all}</span>
        </button>
      )}
    </nav>
  );
}

/** The one other screen of an account with one desk. */
export function OtherScreenLink({ screen: { name, path } }: { readonly screen: StaffMenuScreen }) {
  const words = useWords(staffScreensWords);
  return (
    <Link to={path} className="staff-bar-beside" aria-label={words[name].title}>
      <ScreenIcon name={name} />
      <span aria-hidden="true">{words[name].title}</span>
    </Link>
  );
}

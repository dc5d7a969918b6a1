import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { Kbd } from '../../kit/parts/button/Kbd.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { staffWords } from '../../kit/words/english/staff.ts';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildHelpAddress } from './menu.ts';
import type { MenuProps } from './Menu.tsx';
import { ScreenIcon } from './ScreenIcon.tsx';
import { countTasksAt } from './taskCounts.ts';

/** All screens of this account with their shortcuts: G and a letter. */
export function MenuList({ menu, current, waits, onClose }: MenuProps & { readonly onClose: () => void }) {
  const words = useWords(staffScreensWords);
  const { goTo, waits: waitsWords } = useWords(staffWords);
  const [, navigate] = useLocation();
  const typed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const asked = menu.find(({ menuKey }) => menuKey === event.key.toLowerCase());
    if (asked === undefined) return;
    event.preventDefault();
    onClose();
    navigate(asked.path);
  });
  useEffect(() => {
    window.addEventListener('keydown', typed);
    return () => window.removeEventListener('keydown', typed);
  }, []);
  return (
    <Dialog open question={goTo} onClose={onClose}>
      <ul className="staff-list">
        {menu.map(({ name, path, menuKey }) => {
          const waiting = countTasksAt(waits, name);
          return (
            <li key={name}>
              <Link to={path} aria-current={name === current ? 'page' : undefined} onClick={onClose}>
                <ScreenIcon name={name} />
                <span>
                  {words[name].title}
                  <small>
                    {waiting === undefined ? words[name].about : waitsWords[waiting.at](waiting.count)}
                  </small>
                </span>
                <Kbd>{menuKey.toUpperCase()}</Kbd>
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={buildHelpAddress(current)} onClick={onClose}>
            <CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden />
            <span>
              {words.help.title}
              <small>{words.help.about}</small>
            </span>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}

import { Link } from 'wouter';
import { StaffBar } from '../staff/bar/StaffBar.tsx';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';
import { screens, type StaffScreenName } from '../screens/screens.ts';
import { staff } from '../words/english/staff.ts';
import { staffScreens } from '../words/english/staffScreens.ts';
import { useWords } from '../words/language.ts';
import './planned.css';

/** A staff screen that is still to come says so, and what it will be for. It shows nothing made up. */
export default function PlannedForStaff({ name }: { readonly name: StaffScreenName }) {
  const { about } = useWords(staffScreens)[name];
  const words = useWords(staff);
  return (
    <>
      <StaffBar screen={name} />
      <main className="page planned">
        <p className="planned-about">{about}</p>
        <p className="caption">{words.notBuilt}</p>
        <p>
          <Link className={buttonClass()} to={screens.dashboard.link()}>
            {words.yourScreens}
          </Link>
        </p>
      </main>
    </>
  );
}

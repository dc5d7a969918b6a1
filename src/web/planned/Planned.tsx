import { Link } from 'wouter';
import { useTitle } from '../app/useTitle.ts';
import type { PlannedScreen } from './plannedScreens.ts';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';

/** A screen that is still to come says so, and what it will be. It shows nothing made up. */
export default function Planned({ screen }: { readonly screen: PlannedScreen }) {
  useTitle(screen.title);
  return (
    <main className="page planned">
      <h1>{screen.title}</h1>
      <p className="planned-will">{screen.will}</p>
      <p className="caption">This page is not built yet.</p>
      <p>
        <Link className={buttonClass()} to="/results">
          See the results
        </Link>
      </p>
    </main>
  );
}

import { Link } from 'wouter';
import { useTitle } from './useTitle.ts';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';

export function NotFound() {
  useTitle('Not here');
  return (
    <main className="page">
      <h1>Nothing is here</h1>
      <p className="second">The address may be mistyped, or the page has moved.</p>
      <p>
        <Link className={buttonClass()} to="/">
          To the start
        </Link>
      </p>
    </main>
  );
}

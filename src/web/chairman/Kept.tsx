import { Say } from '../parts/page/Say.tsx';

/** In place of the answers: one was given while the line was down. */
export function Kept() {
  return <Say tone="info">Your answer is on this device and goes out when the line is back.</Say>;
}

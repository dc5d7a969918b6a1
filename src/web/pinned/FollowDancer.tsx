import { useLaterWords } from '../words/laterWords.ts';
import { FollowButton } from './FollowButton.tsx';

/** The same on a page that has other words: those of the live page come along. */
export default function FollowDancer(props: { readonly id: string; readonly name: string }) {
  useLaterWords();
  return <FollowButton {...props} />;
}

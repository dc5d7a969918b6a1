import { useLaterWords } from '../../kit/words/laterWords.ts';
import { FollowButton } from './FollowButton.tsx';
import { personPin } from './keptPins.ts';

/** The same on a page that has other words: those of the live page come along. */
export default function FollowDancer({ id, name }: { readonly id: string; readonly name: string }) {
  useLaterWords();
  return <FollowButton pin={personPin(id, name)} />;
}

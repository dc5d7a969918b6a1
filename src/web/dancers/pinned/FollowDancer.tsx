import { useLazyWords } from '../../kit/words/laterWords.ts';
import { FollowButton } from './FollowButton.tsx';
import { createPersonPin } from './pin.ts';

/** The follow button for pages that don't load the live page's texts: it loads them. */
export default function FollowDancer({ id, name }: { readonly id: string; readonly name: string }) {
  useLazyWords();
  return <FollowButton pin={createPersonPin(id, name)} />;
}

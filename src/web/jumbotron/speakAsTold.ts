import { loadLaterWords } from '../words/laterWords.ts';
import { speak } from '../words/visitorsLanguage.ts';

/** Turns the wall to the language that was chosen for it at the desk, with all its words at once. */
export async function speakAsTold(tag: string): Promise<void> {
  await loadLaterWords(tag);
  await speak(tag);
}

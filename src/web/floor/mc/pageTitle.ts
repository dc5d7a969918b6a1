import { unreachable } from '../../../domain/unreachable.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { PrompterPage } from './prompter.ts';
import { sortEventDances } from '../../../domain/event/dances.ts';

/** A page's name on a button: 'heat two', 'Tango', 'call the missing', 'Gold Waltz, final'. */
export function formatPageTitle(
  page: PrompterPage,
  words: Sentences<'mc'>,
  terms: Sentences<'terms'>,
): string {
  const { event, round } = page.at;
  switch (page.kind) {
    case 'missing':
      return words.page.missing;
    case 'coming':
      return words.ofRound(terms.eventName(event), terms.roundInSentence(round.name));
    case 'heat': {
      const { heat } = page.position;
      const dances = sortEventDances(event);
      const dance = dances[page.position.dance];
      const name = dance === undefined ? terms.eventName(event) : terms.danceName(dance);
      if (round.numHeats === 1) return name;
      return heat === 1 && dances.length > 1 ? words.page.danceAndHeat(name, heat) : words.page.heat(heat);
    }
    default:
      return unreachable(page);
  }
}

import type { CompetitionEvent } from '../../domain/competition.ts';
import { NO_OFFER_CHANGES, addToOffer } from '../../domain/event/offerChanges.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { FeeRules } from '../../domain/fees/feeRules.ts';
import type { NumberRange } from '../../domain/people/numberRange.ts';
import type { Timing } from '../../domain/schedule/times/timing.ts';
import { getCompetitionPreset, type CompetitionPresetName } from '../../domain/setup/presets.ts';
import { startedFromNode } from '../../schema/nodes/startedFrom.ts';
import { editedFees } from '../competition/fees.ts';
import type { EditedRules, Edition } from '../competition/createEditedRules.ts';
import { saveNextEdition } from '../competition/nextEdition.ts';
import { editedNumberRange } from '../competition/numberRange.ts';
import { createEditedPageText } from '../competition/pages.ts';
import { savedTiming } from '../competition/timingWrites.ts';
import type { Change } from '../delivery/operation.ts';
import type { TreePath } from '../tree/path.ts';
import { changeOffer } from './offered.ts';

/** The preset that the setup was started from. */
export const startedFrom: TreePath<CompetitionPresetName | undefined> = {
  at: startedFromNode.at,
  parse: startedFromNode.parse,
};

/** The texts of a preset's pages; a missing page keeps its default. */
export interface PresetTexts {
  readonly details?: string;
  readonly rules?: string;
}

/** The current setup, which a preset fills where nothing is set. */
export interface CurrentSetup {
  readonly events: readonly CompetitionEvent[];
  /** The edition of the events. */
  readonly offer: number;
  readonly fees: Edition<FeeRules>;
  readonly timing: Edition<Timing>;
  readonly numbers: Edition<NumberRange>;
  readonly details: Edition<string>;
  readonly rules: Edition<string>;
}

/** Saves a preset's events, fees, round sizes, numbers and pages together, each with its record. Keeps everything already set. */
export function startFromPreset(
  by: Author,
  name: CompetitionPresetName,
  texts: PresetTexts,
  before: CurrentSetup,
): readonly Change[] {
  const preset = getCompetitionPreset(name);
  const there = new Set(before.events.map(({ key }) => key));
  const changes = addToOffer(NO_OFFER_CHANGES, preset.events, there);
  const fill = <Rules>(
    about: EditedRules<Rules>,
    rules: Rules | undefined,
    { kind, edition }: Pick<Edition<Rules>, 'kind' | 'edition'>,
  ): readonly Change[] =>
    rules === undefined || (kind !== 'none' && edition > 0)
      ? []
      : [saveNextEdition(by, about, rules, edition)];
  return [
    ...(before.events.length > 0 ? [] : [changeOffer(by, changes, before.offer, before.events)]),
    { patch: { [startedFrom.at]: name } },
    ...fill(editedFees, preset.fees, before.fees),
    ...fill(savedTiming, preset.timing, before.timing),
    ...fill(editedNumberRange, preset.numbers, before.numbers),
    ...fill(createEditedPageText('details'), texts.details, before.details),
    ...fill(createEditedPageText('rules'), texts.rules, before.rules),
  ];
}

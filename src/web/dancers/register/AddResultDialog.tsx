import { useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { StatedResult } from '../../../domain/eligibility/evidence.ts';
import { RUNGS } from '../../../domain/eligibility/ladder.ts';
import { MAX_RULE_VALUES } from '../../../domain/eligibility/rules.ts';
import { DANCES, FLOOR_ORDER, type Dance } from '../../../domain/event/dances.ts';
import { STYLES, type Style } from '../../../domain/event/terms.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NumberField } from '../../kit/parts/field/NumberField.tsx';
import { WordSelect } from '../../kit/parts/field/WordSelect.tsx';
import { evidenceWords } from '../../kit/words/english/evidence.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly onAdd: (result: StatedResult) => void;
  readonly onClose: () => void;
}

const ROUNDS = ['0', '1', '2', '3'] as const;

const firstOf = (style: Style): Dance => FLOOR_ORDER[style][0];

/** A form for one earlier result: the event, the place, and a link to look it up. */
export function AddResultDialog({ onAdd, onClose }: Props) {
  const { adding, roles } = useWords(evidenceWords);
  const { levelName, styleName, danceName } = useWords(termsWords);
  const [result, setResult] = useState<StatedResult>({
    level: 'Bronze',
    style: 'Latin',
    dances: [firstOf('Latin')],
    roundsBefore: 1,
    role: 'lead',
    competition: '',
    source: '',
  });
  const { place, ...without } = result;
  const [competition, source] = [result.competition.trim(), result.source.trim()];
  const dances: readonly Dance[] = DANCES[result.style];
  const [dance = firstOf(result.style)] = result.dances;
  return (
    <Dialog
      open
      question={adding.question}
      verb={adding.verb}
      blocked={competition === '' || source === '' ? adding.incomplete : undefined}
      onSubmit={() => {
        onAdd({ ...result, competition, source });
        onClose();
      }}
      onClose={onClose}
    >
      <div className="stack">
        <WordSelect
          label={adding.levelOf}
          all={RUNGS}
          named={levelName}
          value={result.level}
          onChange={(level) => setResult({ ...result, level })}
        />
        <WordSelect
          label={adding.style}
          all={STYLES}
          named={styleName}
          value={result.style}
          onChange={(style) => setResult({ ...result, style, dances: [firstOf(style)] })}
        />
        <WordSelect
          label={adding.dance}
          all={dances}
          named={danceName}
          value={dance}
          onChange={(chosen) => setResult({ ...result, dances: [chosen] })}
        />
        <NumberField
          label={adding.place}
          help={adding.placeHelp}
          value={place}
          least={1}
          most={MAX_RULE_VALUES.place}
          onChange={(place) => setResult({ ...result, place })}
          onEmpty={() => setResult(without)}
        />
        <WordSelect
          label={adding.rounds}
          all={ROUNDS}
          named={(rounds) => adding.roundsBefore[Number(rounds)] ?? rounds}
          value={ROUNDS[result.roundsBefore] ?? '0'}
          onChange={(rounds) => setResult({ ...result, roundsBefore: Number(rounds) })}
        />
        <WordSelect
          label={adding.role}
          all={['lead', 'follow'] as const}
          named={(role) => roles[role]}
          value={result.role ?? 'lead'}
          onChange={(role) => setResult({ ...result, role })}
        />
        <TextField
          label={adding.competition}
          maxLength={MAX_LENGTH.name}
          value={result.competition}
          onChange={({ target }) => setResult({ ...result, competition: target.value })}
        />
        <TextField
          label={adding.source}
          help={adding.sourceHelp}
          maxLength={MAX_LENGTH.reason}
          value={result.source}
          onChange={({ target }) => setResult({ ...result, source: target.value })}
        />
      </div>
    </Dialog>
  );
}

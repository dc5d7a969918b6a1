import { useMemo, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import {
  toBackground,
  findRequiredEvidence,
  needsEvidence,
  type Evidence,
} from '../../../domain/eligibility/evidence.ts';
import { findRuleViolations } from '../../../domain/eligibility/ruleViolations.ts';
import type { EligibilityRules } from '../../../domain/eligibility/rules.ts';
import { mergeEvidence } from '../../../domain/registrant/mergeEvidence.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { editedEligibility as rulesSaved } from '../../../store/competition/eligibility.ts';
import { deliver } from '../../../store/delivery/deliver.ts';
import {
  evidencePath,
  parseEvidenceDraft,
  saveEvidence,
  type StatedEvidence,
} from '../../../store/registrant/evidence.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useUnsentForm } from '../../kit/shell/useUnsentForm.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { eligibilityWords } from '../../kit/words/english/eligibility.ts';
import { evidenceWords as words } from '../../kit/words/english/evidence.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { EvidenceFields } from './EvidenceFields.tsx';
import { OwnRulings } from './OwnRulings.tsx';

interface Props {
  readonly dancer: RegisteredPerson;
  readonly events: readonly CompetitionEvent[];
}

/**
 * For a dancer whose level is in doubt, or may be: their earlier results with links, and the effect on each
 * rule. Goal: no emails to ask.
 */
export default function EvidencePart({ dancer, events }: Props) {
  const { device } = useStore();
  const saved = valueOr(useLive(device, rulesSaved.path), undefined);
  const path = useMemo(() => evidencePath(dancer.id), [dancer.id]);
  const now = useLive(device, path);
  const rules = saved?.kind === 'set' ? saved.rules : undefined;
  return (
    <>
      <OwnRulings dancer={dancer} events={events} />
      {rules === undefined || !needsEvidence(rules) || now.kind !== 'known' ? null : (
        <Stating key={dancer.id} dancer={dancer} events={events} rules={rules} now={now.value} />
      )}
    </>
  );
}

interface StatingProps extends Props {
  readonly rules: EligibilityRules;
  /** The saved statement. */
  readonly now: StatedEvidence;
}

type Saving = 'at rest' | 'on its way' | 'saved' | 'overtaken' | 'refused';

function Stating({ dancer, events, rules, now }: StatingProps) {
  const said = useWords(words);
  const { device } = useStore();
  /** The unsaved edits, and the version they are based on. */
  const [edited, setEdited] = useUnsentForm(`stated/${dancer.id}`, parseEvidenceDraft);
  const [saving, setSaving] = useState<Saving>('at rest');
  const evidence =
    edited === undefined ? now.evidence : mergeEvidence(edited.before, edited.mine, now.evidence);
  const save = async (): Promise<void> => {
    setSaving('on its way');
    const outcome = await deliver(
      device,
      { build: () => saveEvidence(dancer.id, { evidence, edition: now.edition }) },
      {
        kind: 'keep',
        clear: ({ kind }) => {
          if (kind === 'done') setEdited(undefined);
        },
      },
    );
    if (outcome.kind === 'done') setSaving('saved');
    else
      setSaving(
        outcome.kind === 'refused' && outcome.problem.code === 'not allowed' ? 'overtaken' : 'refused',
      );
  };
  return (
    <section className="own-part" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p className="second">{said.more}</p>
      <EvidenceFields
        wanted={findRequiredEvidence(rules)}
        evidence={evidence}
        onChange={(changed) => {
          setEdited({ mine: changed, before: now.evidence });
          setSaving('at rest');
        }}
      />
      <RulesSay dancer={dancer} events={events} rules={rules} evidence={evidence} />
      {saving === 'refused' || saving === 'overtaken' ? (
        <NoteBox tone="stop" spoken="at once">
          {saving === 'overtaken' ? said.overtaken : said.notSaved}
        </NoteBox>
      ) : null}
      {saving === 'saved' ? <output>{said.saved}</output> : null}
      {edited === undefined ? null : (
        <p>
          <Button
            look="ink"
            busy={saving === 'on its way'}
            busyWord={said.saving}
            onClick={() => void save()}
          >
            {said.save}
          </Button>
        </p>
      )}
    </section>
  );
}

interface RulesSayProps extends Props {
  readonly rules: EligibilityRules;
  readonly evidence: Evidence;
}

/** The effect on each entry's rules, updated while typing. */
function RulesSay({ dancer, events, rules, evidence }: RulesSayProps) {
  const said = useWords(words);
  const { because } = useWords(eligibilityWords);
  const { eventName } = useWords(termsWords);
  const against = useMemo(
    () =>
      findRuleViolations(events, rules, new Map([[dancer.id, toBackground(evidence)]])).filter(
        ({ entry }) => entry.leadId === dancer.id || entry.followId === dancer.id,
      ),
    [dancer.id, events, rules, evidence],
  );
  return (
    <section className="own-rules" aria-label={said.rules}>
      <h3>{said.rules}</h3>
      {against.length === 0 ? <StateLabel tone="ok">{said.nothingAgainst}</StateLabel> : null}
      {against.map(({ event, entry, reasons }) =>
        reasons.map((reason) => (
          <StateLabel key={`${entry.id} ${reason.kind}`} tone="warn">
            {said.against(eventName(event), because(reason))}
          </StateLabel>
        )),
      )}
    </section>
  );
}

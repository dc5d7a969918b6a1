import { useState } from 'react';
import { MarkGrid } from '../parts/marks/MarkGrid.tsx';
import { SkatingTable } from '../parts/marks/SkatingTable.tsx';
import { RecallLadder } from '../parts/marks/RecallLadder.tsx';
import { TogetherTable } from '../parts/marks/TogetherTable.tsx';
import { PartsSection } from './PartsSection.tsx';
import {
  CUTS,
  FINAL,
  LADDER,
  SEMI_FINAL,
  SEMI_FINAL_MARKS,
  SEMI_FINAL_DANCES,
  SEMI_FINAL_JUDGES,
  TIED_DANCE,
  WALTZ,
} from './samples.ts';

const BY_MARKS = SEMI_FINAL.ladder.flatMap(({ couples }) => couples);

/** The working of a final and the count of a round. */
export function TableParts() {
  const [cut, setCut] = useState(5);
  const waltz = FINAL?.dances[0];
  return (
    <>
      <PartsSection title="All dances together">
        {FINAL === undefined ? null : <TogetherTable result={FINAL} />}
      </PartsSection>
      <PartsSection title="Skating table">
        {waltz === undefined ? null : <SkatingTable result={waltz} marks={WALTZ} />}
      </PartsSection>
      <PartsSection title="Without the judges’ marks, a shared place">
        {TIED_DANCE === undefined ? null : <SkatingTable result={TIED_DANCE} />}
      </PartsSection>
      <PartsSection title="Mark grid">
        <MarkGrid
          label="Semi-Final"
          couples={BY_MARKS}
          judges={SEMI_FINAL_JUDGES}
          dances={SEMI_FINAL_DANCES}
          marks={SEMI_FINAL_MARKS}
          through={SEMI_FINAL.outcome.recalled}
        />
      </PartsSection>
      <PartsSection title="RecallLadder">
        <div className="parts-sheet">
          <RecallLadder ladder={LADDER} cuts={CUTS} chosen={cut} onChoose={setCut} tiedAt={6} />
        </div>
      </PartsSection>
    </>
  );
}

import { useId, useState } from 'react';
import { applyPrimaryColor } from '../look/accent.ts';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { ActParts } from './ActParts.tsx';
import './partsPage.css';
import { ShowParts } from './ShowParts.tsx';
import { TableParts } from './TableParts.tsx';

const SCHOOLS = [
  { value: '#e87722', words: 'Orange' },
  { value: '#ffd400', words: 'Yellow' },
  { value: '#001f5b', words: 'Navy' },
  { value: '#8a1538', words: 'Crimson' },
  { value: '#0a7d4f', words: 'Green' },
  { value: '#f5f5f5', words: 'Nearly white' },
] as const;

function Room({ theme, name }: { readonly theme: 'light' | 'dark'; readonly name: string }) {
  const title = useId();
  return (
    <section className="parts-room" data-theme={theme} aria-labelledby={title}>
      <h2 id={title}>{name}</h2>
      <ShowParts />
      <ActParts />
      <TableParts />
    </section>
  );
}

/** All parts in all their states, by day and by night beside each other, in any school's colour. For who builds screens. */
export default function PartsScreen() {
  const [school, setSchool] = useState<(typeof SCHOOLS)[number]['value']>('#e87722');
  return (
    <main className="parts-page">
      <header className="parts-head">
        <h1>The parts</h1>
        <PillChoice
          label="In the colour of"
          options={SCHOOLS}
          value={school}
          onChange={(colour) => {
            setSchool(colour);
            applyPrimaryColor(colour);
          }}
        />
      </header>
      <div className="parts-rooms">
        <Room theme="light" name="By day" />
        <Room theme="dark" name="By night" />
      </div>
    </main>
  );
}

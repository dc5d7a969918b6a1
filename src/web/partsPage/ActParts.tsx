import { useId, useState } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { CheckField } from '../parts/field/CheckField.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Kbd } from '../parts/button/Kbd.tsx';
import { LinkButton } from '../parts/button/LinkButton.tsx';
import { Pill } from '../parts/pill/Pill.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';
import { TabLinks } from '../parts/tabs/TabLinks.tsx';
import { TabPanel } from '../parts/tabs/TabPanel.tsx';
import { Tabs } from '../parts/tabs/Tabs.tsx';
import { TextAreaField } from '../parts/field/TextAreaField.tsx';
import { Tile, type TileProps, type TileState } from '../parts/couple/Tile.tsx';
import { Toast } from '../parts/toast/Toast.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { PartsSection } from './PartsSection.tsx';
import { numbers } from './samples.ts';

const TILES: readonly {
  readonly couple: string;
  readonly state: TileState;
  readonly sync?: TileProps['sync'];
}[] = [
  { couple: '126', state: 'open' },
  { couple: '187', state: 'chosen' },
  { couple: '214', state: 'pencilled' },
  { couple: '302', state: 'chosen', sync: 'saving' },
  { couple: '339', state: 'open', sync: 'saving' },
  { couple: '348', state: 'open', sync: 'refused' },
  { couple: '377', state: 'chosen', sync: 'refused' },
];

const PLACES: readonly { readonly couple: string; readonly state: TileState }[] = [
  { couple: '126', state: 'open' },
  { couple: '187', state: { place: 2 } },
  { couple: '214', state: { place: 1 } },
];

function named(state: TileState, sync: TileProps['sync']): string {
  if (typeof state === 'object') return 'placed';
  return sync === undefined ? state : `${state}, ${sync}`;
}

function Tiles() {
  const [states, setStates] = useState(TILES);
  const set = (couple: string, state: TileState) =>
    setStates((all) => all.map((tile) => (tile.couple === couple ? { couple, state } : tile)));
  return (
    <PartsSection title="Tile">
      <div className="tiles">
        {states.flatMap(({ couple, state, sync }) =>
          numbers(couple).map((number) => (
            <figure key={couple} className="parts-tile">
              <Tile
                number={number}
                state={state}
                sync={sync}
                onTap={() => set(couple, state === 'chosen' ? 'open' : 'chosen')}
                onPencil={() => set(couple, state === 'pencilled' ? 'open' : 'pencilled')}
              />
              <figcaption>{named(state, sync)}</figcaption>
            </figure>
          )),
        )}
      </div>
      <div className="tiles tiles-final">
        {PLACES.flatMap(({ couple, state }) =>
          numbers(couple).map((number) => (
            <Tile
              key={couple}
              number={number}
              state={state}
              tall
              hint="tap to swap"
              onTap={() => undefined}
            />
          )),
        )}
      </div>
      <p className="caption">Hold it, or press P, to pencil it in.</p>
    </PartsSection>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <PartsSection title="Button">
      <div className="wrap">
        <Button look="main">Register</Button>
        <Button look="ink">Ink</Button>
        <Button>Second</Button>
        <Button look="stop">Scratch</Button>
        <Button look="plain">Keep it</Button>
        <Button blocked="Send at exactly 24">Send</Button>
        <Button busy={busy} busyWord="Sending" onClick={() => setBusy(true)}>
          Send to chairman
        </Button>
        <Button busy busyWord="Sending" look="main">
          Send to chairman
        </Button>
        <Button size="small" kbd="E">
          Explain
        </Button>
        <Button look="main" kbd="↵">
          Post
        </Button>
        <LinkButton href="#parts" size="small">
          A link
        </LinkButton>
      </div>
      <Button look="main" size="tall">
        Line-up is ready
      </Button>
    </PartsSection>
  );
}

function Choices() {
  const id = useId();
  const [order, setOrder] = useState<'heat' | 'number'>('heat');
  const [round, setRound] = useState<'final' | 'semi' | 'quarter'>('final');
  const [heat, setHeat] = useState<'1' | '2' | '3' | '4'>('3');
  const [mine, setMine] = useState(true);
  return (
    <PartsSection title="Choice, keys, tabs">
      <div className="wrap">
        <PillChoice
          label="Order"
          quiet
          options={[
            { value: 'heat', words: 'By heat' },
            { value: 'number', words: 'By number' },
          ]}
          value={order}
          onChange={setOrder}
        />
        <Pill chosen={mine} onToggle={() => setMine(!mine)}>
          Mine only
        </Pill>
        <Pill>Waltz sent</Pill>
        <Pill chosen>Quickstep</Pill>
      </div>
      <div className="wrap">
        <Kbd>N</Kbd>
        <span className="caption">next for me</span>
        <Kbd>1…9</Kbd>
        <span className="caption">cut line</span>
        <Kbd>Space</Kbd>
        <span className="caption">next page</span>
      </div>
      <Tabs
        id={`${id}rounds`}
        label="Rounds"
        tabs={[
          { key: 'final', words: 'Final' },
          { key: 'semi', words: 'Semi-Final' },
          { key: 'quarter', words: 'Quarter-Final' },
        ]}
        chosen={round}
        onChoose={setRound}
      />
      <TabPanel tabs={`${id}rounds`} tab={round}>
        What the tab shows.
      </TabPanel>
      <Tabs
        id={`${id}heats`}
        label="Heats"
        even
        tabs={[
          { key: '1', words: 'Heat 1', more: '17 chosen' },
          { key: '2', words: 'Heat 2', more: '16 chosen' },
          { key: '3', words: 'Heat 3', more: 'on the floor' },
          { key: '4', words: 'Heat 4', more: 'not yet' },
        ]}
        chosen={heat}
        onChoose={setHeat}
      />
      <TabPanel tabs={`${id}heats`} tab={heat}>
        Heat {heat}, 23 couples.
      </TabPanel>
      <TabLinks label={`Pages ${id}`}>
        <a href="#parts" aria-current="page">
          Competitor Info
        </a>
        <a href="#parts">Details</a>
        <a href="#parts">Rules</a>
      </TabLinks>
    </PartsSection>
  );
}

function Fields() {
  return (
    <PartsSection title="Field">
      <Field
        label="School"
        defaultValue="Massachusetts Institute of Technology"
        help="As it will stand on the lists."
      />
      <Field
        label="Partner’s e-mail"
        type="email"
        defaultValue="theo@princeton"
        error="Something is missing after the @"
      />
      <Field label="Lead number" defaultValue="187" readOnly help="Given at the desk." />
      <SelectField label="Level" optional defaultValue="Bronze">
        <option>Newcomer</option>
        <option>Bronze</option>
      </SelectField>
      <TextAreaField label="Note for the organizers" optional />
      <CheckField label="I recognize there are risks participating in this event." defaultChecked />
      <CheckField
        label="I grant the organizers permission to use media taken of me dancing at this event."
        error="Needed before you can send"
      />
    </PartsSection>
  );
}

function Answers() {
  const [asking, setAsking] = useState(false);
  const showToast = useToast();
  return (
    <PartsSection title="Toast, dialog">
      <div className="wrap">
        <Toast onUndo={() => undefined}>187 moved to heat 2</Toast>
        <Button onClick={() => showToast({ words: '214 moved to heat 1', undo: () => undefined })}>
          Move 214
        </Button>
        <Button onClick={() => setAsking(true)}>Skip the round</Button>
      </div>
      <Dialog
        open={asking}
        question="Skip the Semi-Final?"
        verb="Skip the round"
        onSubmit={() => setAsking(false)}
        closeVerb="Keep it"
        onClose={() => setAsking(false)}
      >
        <p>All 6 couples go to the Final. The day gets 4 minutes shorter.</p>
      </Dialog>
    </PartsSection>
  );
}

/** The parts a person acts with. */
export function ActParts() {
  return (
    <>
      <Tiles />
      <Buttons />
      <Choices />
      <Fields />
      <Answers />
    </>
  );
}

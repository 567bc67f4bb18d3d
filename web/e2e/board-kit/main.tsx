// A table small enough to see everything the board kit does: three rows of cells, two stacks, a panel with a bag.
import '../../src/style/tokens.css';
import './kit.css';
import {
  Beside,
  Dragged,
  dragsOf,
  inAnyOrder,
  type Moment,
  named,
  PanZoom,
  Sheet,
  Target,
  together,
  useDrag,
  useFlights,
  useKeys,
  useLongPress,
  usePanZoom,
  useRoving,
  useSelection,
} from '@penumbra/board';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Move {
  readonly kind: 'move';
  readonly elements: readonly string[];
}
const move = (...elements: readonly string[]): Move => ({ kind: 'move', elements });
const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const STACKS = ['red', 'blue'];
/** A stack and a cell of the first row, either first; or one or two cells of the last row. */
const SLIDES = STACKS.flatMap((stack) => ['a1', 'b1', 'c1'].map((cell) => move(stack, cell)));
const PLANS = [move('a3'), move('b3'), move('a3', 'b3'), move('a3', 'c3')];
const elementsOf = ({ elements }: Move) => inAnyOrder(...elements);

const wish = new URLSearchParams(location.hash.slice(1));
const isPlan = wish.get('mode') === 'plan';
const LEGAL = isPlan ? PLANS : SLIDES;
const motion = wish.get('motion') === 'full' ? 'full' : 'reduced';
const FLIGHT_MS = 60_000;

function useTable() {
  const [log, setLog] = useState<readonly string[]>([]);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const act = ({ elements }: Move): void => {
    setLog([...log, elements.join(' ')]);
    setMoments([{ id: log.length + 1, event: { kind: 'moved' }, when: 'now', ms: FLIGHT_MS }]);
  };
  return { log, moments, act, rest: () => setMoments([]) };
}

function Board({ table }: { readonly table: ReturnType<typeof useTable> }) {
  const [details, setDetails] = useState<string>();
  const selection = useSelection<Move>({
    legal: LEGAL,
    elementsOf,
    act: table.act,
    switches: !isPlan,
    attempt: (name) => `${name} cannot be chosen.`,
    ...(isPlan ? { ending: () => 'waits' } : {}),
  });
  const grid = useRoving(CELLS, { stops: selection.can });
  const drag = useDrag(dragsOf(selection));
  // Few have details: a finger of a slow test must not open them by accident.
  const press = useLongPress((name) => {
    const has = name === 'red' || name === 'c2';
    if (has) setDetails(name);
    return has;
  });
  const map = usePanZoom({ most: 3 });
  const flights = useFlights({
    motion,
    moments: table.moments,
    launch: ({ ms }, fly) => fly({ from: 'red', to: 'bag', piece: <b className="piece">★</b>, ms }),
  });
  useKeys({ r: () => selection.tap('red', 'key'), x: table.rest });
  return (
    <>
      <section className="board" aria-label="Board" {...together(selection.root, drag.root, press.root)}>
        <div className="stacks">
          {STACKS.map((name) => (
            <button key={name} type="button" data-drag="" {...selection.mark(name)}>
              {name}
            </button>
          ))}
        </div>
        <PanZoom map={map} names={{ frame: 'Map', whole: 'Whole map' }}>
          <svg viewBox="0 0 300 300" {...grid.root}>
            <title>Cells</title>
            {CELLS.map((name, i) => (
              <Target key={name} {...selection.mark(name)} tabIndex={grid.tabOf(name)} aria-label={name}>
                <rect x={(i % 3) * 100 + 5} y={Math.floor(i / 3) * 100 + 5} width="90" height="90" />
              </Target>
            ))}
          </svg>
        </PanZoom>
        <output aria-label="Chosen">{selection.chosen.join(' ')}</output>
        <output aria-label="Looked at">{selection.looked}</output>
        <output aria-label="Preview">{selection.preview?.elements.join(' ')}</output>
        {selection.refusal && (
          <Beside key={selection.refusal.id} of={selection.refusal.at} role="alert">
            {selection.refusal.sentence}
          </Beside>
        )}
        <Sheet
          open={details !== undefined}
          onClose={() => setDetails(undefined)}
          title={`About ${details}`}
          closeName="Close"
        >
          <button type="button">Inside</button>
        </Sheet>
        <Dragged drag={drag}>
          <b className="piece">{drag.dragging?.name}</b>
        </Dragged>
        {flights.layer}
      </section>
      {/* Outside, as in the app: its dock commits. */}
      <button type="button" onClick={selection.commit}>
        Seal
      </button>
    </>
  );
}

function Table() {
  const table = useTable();
  return (
    <main>
      <aside className="panel">
        <span {...named('bag')}>Bag</span>
      </aside>
      <Board table={table} />
      <output aria-label="Played">{table.log.join(', ')}</output>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Table />);

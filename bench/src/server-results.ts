// The server's part of results.md.
import type { Told } from './faults/suites.ts';
import type { Fuzzed } from './fuzz/fuzz.ts';
import type { Lasting } from './lasting/lasting.ts';
import type { Load } from './load/measure.ts';
import { type Kept, percent, row, table } from './sheet.ts';

export function loadOf(section: Kept[string]): string {
  const rows = Object.values(section).flatMap(({ found }) => {
    const load = found as Load;
    return [
      row('a move on disk and heard by four, p99', `${load.moveMs.p99} ms`, '', ''),
      row('an echo after a durable insert, p99', `${load.bareMs.p99} ms`, `${load.p99Ratio} ×`, '≤ 3 ×'),
      row('moves acknowledged a second', load.movesPerSecond, '', '≥ 5000'),
      row(`the bare database, batches of ${load.batch}`, load.barePerSecond, percent(load.ofBareDatabase), '≥ 60 %'),
      row('moves a processor second', load.movesPerCpuSecond, '', ''),
      row('boardgame.io (in memory)', load.boardgameIoPerCpuSecond, `${load.vsBoardgameIo} ×`, '> 1 ×'),
      row('Colyseus, a room that relays (in memory)', load.colyseusPerCpuSecond, `${load.vsColyseus} ×`, '> 1 ×'),
      ...(load.socketsPerCpuSecond
        ? [row('bare sockets that pass a word on to four', load.socketsPerCpuSecond, '', '')]
        : []),
      row(`bytes of an idle connection, of ${load.idleSockets}`, load.idleBytes, '', '≤ 20000'),
      row(
        `p99 with ${load.activeTables} tables that move each second, bots at 50`,
        `${load.activeP99Ms} ms`,
        '',
        '< 100 ms',
      ),
    ];
  });
  return table(['', 'measured', 'ratio', 'wanted'], rows);
}

export function faultsOf(section: Kept[string]): string {
  const rows = Object.values(section).flatMap(({ found }) =>
    Object.entries(found as { [suite: string]: Told & { times: number; seconds: number } }).map(([suite, told]) =>
      row(
        suite,
        told.times,
        told.promised,
        told.entries,
        told.problems.length,
        Object.entries(told.figures)
          .map(([name, n]) => `${name} ${n}`)
          .join(', '),
        told.seed,
      ),
    ),
  );
  return table(['suite', 'times', 'acknowledged', 'entries', 'problems', 'what happened', 'seed'], rows);
}

export function fuzzOf(section: Kept[string]): string {
  const rows = Object.values(section).map(({ found }) => {
    const { inputs, problems, memoryMb, answers, seed } = found as Fuzzed;
    const broken = Object.entries(answers).filter(([answer]) => /^5|broken/.test(answer));
    return row(inputs, problems.length, broken.length, memoryMb.join(' → '), seed);
  });
  return table(['inputs', 'problems', 'answers of 500 or broken', 'MB after a fifth → at the end', 'seed'], rows);
}

export function lastingOf(section: Kept[string]): string {
  const rows = Object.values(section).flatMap(({ found }) => {
    const { entries, openMs, undoMs, goesOnMs, tables, heapMb, rssMb } = found as Lasting;
    return [
      row(`opening a table of ${entries} entries after a restart`, `${openMs} ms`, '< 100 ms'),
      row(`undo at entry ${entries}`, `${undoMs} ms`, '< 50 ms'),
      row('until bots go on after a restart', `${goesOnMs} ms`, '< 1000 ms'),
      row(`heap over ${tables} tables, at every tenth, MB`, heapMb.join(', '), 'flat'),
      row('the process, MB', rssMb.join(', '), 'flat'),
    ];
  });
  return table(['', 'measured', 'wanted'], rows);
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@penumbra/kit';
import { viaNebula } from '@penumbra/via-nebula';
import type { State } from '../src/state.ts';
import { playThrough, tableFor } from './helpers.ts';

type Position = { readonly [key: string]: never };

/** VN-7.1 and VN-7.2 read from the written position, by a search per pair. */
function carriesByHand(s: State): string[] {
  const json = viaNebula.notation.state(s) as unknown as {
    turn: string;
    map: string[];
    tokens?: Position;
    meadows?: string[];
    exploitations?: { [at: string]: { resources: Position } };
    sites?: { at: string; owner: string }[];
  };
  const terrain = (name: string): string | undefined => json.map[Number(name.slice(1)) - 1]?.[name.charCodeAt(0) - 97];
  const around = (name: string): string[] => {
    const column = name.charCodeAt(0) - 97;
    const row = Number(name.slice(1));
    const left = row % 2 === 1 ? column - 1 : column;
    return [
      [column - 1, row],
      [column + 1, row],
      [left, row - 1],
      [left + 1, row - 1],
      [left, row + 1],
      [left + 1, row + 1],
    ].map(([c, r]) => `${String.fromCharCode(97 + (c as number))}${r}`);
  };
  const isEmpty = (name: string): boolean =>
    terrain(name) === 'M' ? !json.tokens?.[name] && !json.exploitations?.[name] : (json.meadows ?? []).includes(name);
  const reached = (from: string): Set<string> => {
    const touched = new Set(around(from));
    const queue = [...touched].filter(isEmpty);
    for (const hex of queue) {
      for (const next of around(hex)) {
        if (!touched.has(next) && isEmpty(next)) queue.push(next);
        touched.add(next);
      }
    }
    return touched;
  };
  const own = (json.sites ?? []).filter(({ owner }) => owner === json.turn).map(({ at }) => at);
  return Object.entries(json.exploitations ?? {}).flatMap(([from, { resources }]) => {
    const touched = reached(from);
    const kinds = Object.keys(resources);
    const names = kinds.length === 1 ? [from] : kinds.map((kind) => `${from}:${kind}`);
    return own.flatMap((at, i) => {
      if (!touched.has(at)) return [];
      const nth = own.slice(0, i).filter((other) => other === at).length + 1;
      return names.map((name) => `carry ${name}>${at}${nth > 1 ? `.${nth}` : ''}`);
    });
  });
}

for (const players of [2, 3, 4]) {
  test(`VN-7.2 carries are those that a search finds, ${players} players`, () => {
    let found = 0;
    const check = (s: State): void => {
      if (s.phase !== 'act') return;
      const listed = viaNebula.legal(s, s.turn as Seat).filter(({ kind }) => kind === 'carry');
      const texts = listed.map((move) => viaNebula.notation.move(move, s.config));
      assert.deepEqual(texts.sort(), carriesByHand(s).sort());
      found += listed.length;
    };
    for (let game = 0; game < 12; game++) {
      playThrough(tableFor(players, game % 2 ? 'expert' : 'beginner'), `paths ${game}`, check);
    }
    assert.ok(found > 1000);
  });
}

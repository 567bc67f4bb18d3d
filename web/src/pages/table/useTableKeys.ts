import { useEffect, useRef } from 'react';
import { change, useSettings } from '../../settings/settings.ts';
import type { TableModel } from './model.ts';
import type { Panel } from './tools.tsx';

interface Keys {
  open(panel: Panel): void;
  readonly changeBoard: (() => void) | undefined;
  /** No sheet lies over the table. */
  readonly isClosed: boolean;
}

/** Keys that are no wish to act: what is being shown goes on. */
export const QUIET_KEYS: readonly string[] = ['p', 'l', 'm', 'r', 't', '?', 'F6', 'Tab', 'Shift'];

/** Letters that act on the table, unless somebody is typing. They need no focus. */
export function useTableKeys(model: TableModel, keys: Keys): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.matches('input, select, textarea');
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !newest.current.isClosed) return;
      if (pressed(event, model, newest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
}

/** Whether the key meant something. */
function pressed({ key, target, shiftKey, defaultPrevented }: KeyboardEvent, model: TableModel, keys: Keys): boolean {
  if (defaultPrevented) return false;
  switch (key) {
    case 'u':
      model.undo();
      return true;
    case 'h':
      if (model.link.assist !== 'off') void model.askHint();
      return true;
    case 't':
      keys.changeBoard?.();
      return true;
    case 'r':
      keys.open('rules');
      return true;
    case 'l':
      if (model.canShowAgain) void model.showAgain();
      else model.say(model.t.table.lastTurnNone);
      return true;
    case 'p':
      model.pause(!model.isPaused);
      return true;
    case 'm':
      change({ sound: !useSettings.getState().sound });
      return true;
    case '?':
      keys.open('keys');
      return true;
    case 'F6':
      nextRegion(shiftKey);
      return true;
    case 'Escape':
      if (!model.pending && !model.hint) return false;
      model.cancel();
      return true;
    case 'Enter':
      return isNowhere(target) && enter(model);
    default:
      return false;
  }
}

/** Nothing that could want the key has the focus. */
const isNowhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target === document.body || target.matches('[data-region], #content'));

function enter(model: TableModel): boolean {
  if (model.pending) model.confirm();
  else if (model.hint?.kind === 'move') model.playHint();
  else if (model.offered && model.offered.commits !== false) model.offered.run();
  else return false;
  return true;
}

/** From one part of the table to the next, round and round. */
function nextRegion(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = at + (back ? -1 : 1);
  regions[(next + regions.length) % regions.length]?.focus();
}

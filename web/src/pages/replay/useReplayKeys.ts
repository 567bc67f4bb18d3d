import { useEffect, useRef } from 'react';
import { dearest } from '../../review/swings.ts';
import type { Reviewing } from '../../review/useReview.ts';
import type { ReplayModel } from './model.ts';

/** Arrows, space and digits, anywhere on the page. */
export function useReplayKeys(model: ReplayModel, reviewing: Reviewing): void {
  const newest = useRef(reviewing);
  newest.current = reviewing;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const wantsIt =
        target instanceof HTMLElement && target.matches('input, select, textarea, [role="tab"], dialog *');
      if (wantsIt || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (pressed(event, model, newest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
}

function pressed({ key, shiftKey, target }: KeyboardEvent, model: ReplayModel, reviewing: Reviewing): boolean {
  const { step, timeline } = model;
  const own = model.link.you ?? (typeof model.link.eyes === 'number' ? model.link.eyes : undefined);
  switch (key) {
    case 'ArrowRight':
      if (shiftKey && own !== undefined) model.decision(own);
      else if (step < timeline.length) model.next();
      return true;
    case 'ArrowLeft':
      if (shiftKey && own !== undefined) model.decision(own, true);
      else model.jump(step - 1);
      return true;
    case 'Home':
      model.jump(0);
      return true;
    case 'End':
      model.jump(timeline.length);
      return true;
    case ' ':
      // A button that has the focus is pressed by it.
      if (target instanceof HTMLElement && target.matches('button, a, summary')) return false;
      model.toggle();
      return true;
    default:
      return digit(key, model, reviewing);
  }
}

function digit(key: string, model: ReplayModel, reviewing: Reviewing): boolean {
  if (!/^[1-9]$/.test(key) || reviewing.kind !== 'review') return false;
  const swing = dearest(reviewing.review)[Number(key) - 1];
  if (swing) model.look(swing);
  return swing !== undefined;
}

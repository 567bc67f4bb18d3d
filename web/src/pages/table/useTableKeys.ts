import { useEffect } from 'react';
import type { TableModel } from './model.ts';

/** Letters that act on the table, unless somebody is typing. */
export function useTableKeys(model: TableModel, changeBoard: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'u') model.undo();
      else if (event.key === 'h' && model.session.saved.assist !== 'off') void model.askHint();
      else if (event.key === 't') changeBoard();
      else if (event.key === 'Escape' && model.pending) model.cancel();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model, changeBoard]);
}

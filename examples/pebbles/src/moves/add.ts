import { internedList } from '@penumbra/kit';
import { MOST } from '../components.ts';

export interface Add {
  readonly kind: 'add';
  readonly stones: number;
}

export const ADDS = internedList(MOST, (i): Add => ({ kind: 'add', stones: i + 1 }));

import type { RemoteLink } from '../../link/remote.ts';
import type { Meeting } from '../../online/meeting.ts';
import type { TableModel } from '../table/model.ts';

export type RemoteModel = TableModel<RemoteLink>;

/** What every part around the board is given. */
export interface AtTable {
  readonly model: RemoteModel;
  readonly meeting: Meeting;
  readonly names: readonly string[];
  run(deed: Promise<unknown>): void;
  openDevice(): void;
}

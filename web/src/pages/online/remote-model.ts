import type { RemoteLink } from '../../link/remote.ts';
import type { TableModel } from '../table/model.ts';

export type RemoteModel = TableModel<RemoteLink>;

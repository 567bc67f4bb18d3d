import { refuse, type TableSettings } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import { changeAround } from './around.ts';
import { atTable } from './at.ts';
import type { Hosted } from './hosted.ts';
import { tellLater } from './late.ts';
import { startIfFull } from './start.ts';

/** What may still be changed when the game has begun. */
const ALWAYS: readonly string[] = ['visibility', 'spectators'] satisfies (keyof TableSettings)[];

export const setSettings = (core: Core, hosted: Hosted, given: Partial<TableSettings>): Promise<void> =>
  atTable(core, hosted, async () => {
    const begun = hosted.row.status !== 'lobby';
    if (begun && Object.keys(given).some((key) => !ALWAYS.includes(key))) throw refuse('already-started');
    const settings = { ...hosted.settings, ...given };
    const values = { settings: JSON.stringify(settings), visibility: settings.visibility };
    const write = core.storage.db.updateTable('tables').set(values).where('id', '=', hosted.id);
    await changeAround(core, hosted, [write.compile()], 'unknown-table');
    if (hosted.play) hosted.play.late = undefined;
    tellLater(core, hosted);
    await startIfFull(core, hosted);
  });

import type { Used } from '@penumbra/kit';
import { contractOf, type TableConfig, tokenOf } from './box.ts';
import type { Event } from './events.ts';

export function used(event: Event, config: TableConfig): Used | undefined {
  switch (event.kind) {
    case 'contract-drawn':
    case 'building-erected':
    case 'ability-skipped':
      return { seat: event.seat, component: contractOf(config, event.contract).id };
    case 'craftsman-placed':
    case 'token-harvested':
      return { seat: event.seat, component: tokenOf(config, event.token).id };
    default:
      return undefined;
  }
}

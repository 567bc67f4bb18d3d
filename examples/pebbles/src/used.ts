import type { Used } from '@penumbra/kit';
import type { Event } from './events.ts';

/** The component that an event says was used, for statistics: none here. */
export const used = (_event: Event): Used | undefined => undefined;

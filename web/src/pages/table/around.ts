// What a table on a server adds to the frame; a table on this device has none of it.
import type { Seat } from '@penumbra/kit';
import { createContext, type ReactNode, useContext } from 'react';
import type { IconName } from '../../app/icons.tsx';
import type { Presence } from '../../parts/Seat.tsx';

export interface SeatAround {
  readonly presence: Presence | undefined;
  /** Says more than the turn does: away, a stand-in, a vacation. */
  readonly state: string | undefined;
  readonly clock: ReactNode;
  /** Where there is room for one of the two. */
  readonly brief: ReactNode;
}

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  /** A line below it. */
  readonly about?: string;
  run(): void;
}

export interface Around {
  seat(of: Seat): SeatAround;
  /** Over the stage, at its top and at its foot. */
  readonly banner: ReactNode;
  readonly card: ReactNode;
  /** In the dock instead of what one can do, where one can do nothing. */
  readonly dock: ReactNode;
  /** What the bar says where the game would ask somebody who cannot answer. */
  readonly prompt: string | undefined;
  /** A sentence of the dock that goes before all others. */
  readonly note: string | undefined;
  /** The own time, in the bar. */
  readonly clock: ReactNode;
  readonly menu: readonly MenuEntry[];
  /** Undefined for those who do not hear the chat. */
  readonly chat:
    | { readonly title: string; readonly label: string; readonly unread: number; readonly panel: ReactNode }
    | undefined;
  /** Whether hints may be asked for. */
  readonly hints: boolean;
  /** Without a line nothing on the stage is new. */
  readonly isPale: boolean;
}

export const AroundContext = createContext<Around | undefined>(undefined);
export const useAround = (): Around | undefined => useContext(AroundContext);

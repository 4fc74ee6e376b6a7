import { createContext } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';

export type ChildSwitch = { child: MemberSummary; siblings: readonly MemberSummary[] };

/** On a family's pages about a child: the heading shows the switcher, always in the same place. */
export const ChildSwitchContext = createContext<ChildSwitch | null>(null);

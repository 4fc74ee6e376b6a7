import type { ComponentType } from 'react';
import { type Role, ROLES } from '@amberway/contract/kernel/roles';
import { FavouriteTool } from '../../features/favourites/FavouriteTool.tsx';

/** A control that a feature puts into the header, such as the calendar connection or sending a mail. */
export type HeaderTool = { id: string; roles: readonly Role[]; Tool: ComponentType<{ compact: boolean }> };

/** In the order in which they stand, before the help menu. */
export const headerTools: readonly HeaderTool[] = [{ id: 'favourite', roles: ROLES, Tool: FavouriteTool }];

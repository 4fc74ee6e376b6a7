import type { ComponentType } from 'react';
import { type Role, ROLES } from '@amberway/contract/kernel/roles';
import { CalendarTool } from '../../features/calendar/CalendarTool.tsx';
import { MailTool } from '../../features/client-mail/MailTool.tsx';
import { FavouriteTool } from '../../features/favourites/FavouriteTool.tsx';

/** A control that a feature puts into the header, such as the calendar connection or sending a mail. */
export type HeaderTool = { id: string; roles: readonly Role[]; Tool: ComponentType<{ compact: boolean }> };

const STAFF: readonly Role[] = ['Administrator', 'BusinessUser'];

/** In the order in which they stand, before the help menu. */
export const headerTools: readonly HeaderTool[] = [
  { id: 'calendar', roles: STAFF, Tool: CalendarTool },
  { id: 'mail', roles: STAFF, Tool: MailTool },
  { id: 'favourite', roles: ROLES, Tool: FavouriteTool },
];

import { isAdministrator } from '@amberway/contract/kernel/roles';
import { useMe } from '../../../kernel/queries/me.ts';
import { AdminSidebar } from './AdminSidebar.tsx';
import { BusinessSidebar } from './BusinessSidebar.tsx';
import type { SidebarProps } from './sidebar-props.ts';

export const StaffSidebar = ({ collapsed }: SidebarProps) =>
  isAdministrator(useMe()) ? <AdminSidebar collapsed={collapsed} /> : <BusinessSidebar collapsed={collapsed} />;

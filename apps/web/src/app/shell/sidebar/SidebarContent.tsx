import { isAdministrator, isBusinessUser } from '@amberway/contract/kernel/roles';
import { useMe } from '../../../kernel/queries/me.ts';
import { AdminSidebar } from './AdminSidebar.tsx';
import { BusinessSidebar } from './BusinessSidebar.tsx';
import { CustomerSidebar } from './CustomerSidebar.tsx';
import type { SidebarProps } from './sidebar-props.ts';

/** Staff acting as a customer see the customer's navigation. */
export const SidebarContent = ({ collapsed }: SidebarProps) => {
  const me = useMe();
  if (isAdministrator(me)) return <AdminSidebar collapsed={collapsed} />;
  if (isBusinessUser(me)) return <BusinessSidebar collapsed={collapsed} />;
  return <CustomerSidebar collapsed={collapsed} />;
};

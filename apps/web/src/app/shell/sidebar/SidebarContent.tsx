import { useMe } from '../../../kernel/queries/me.ts';
import { AdminSidebar } from './AdminSidebar.tsx';
import { BusinessSidebar } from './BusinessSidebar.tsx';
import { CustomerSidebar } from './CustomerSidebar.tsx';
import type { SidebarProps } from './sidebar-props.ts';

/** Whoever acts as a customer sees the customer's navigation. */
export const SidebarContent = ({ collapsed }: SidebarProps) => {
  switch (useMe().role) {
    case 'Administrator':
      return <AdminSidebar collapsed={collapsed} />;
    case 'BusinessUser':
      return <BusinessSidebar collapsed={collapsed} />;
    default:
      return <CustomerSidebar collapsed={collapsed} />;
  }
};

import { isStaff } from '@amberway/contract/kernel/roles';
import { Suspense } from 'react';
import { useMe } from '../../../kernel/queries/me.ts';
import { CustomerSidebar } from './CustomerSidebar.tsx';
import styles from './Nav.module.css';
import type { SidebarProps } from './sidebar-props.ts';
import { loadable } from '../../../kernel/loadable.tsx';

// Lazy: families do not need it.
const StaffSidebar = loadable(async () => (await import('./StaffSidebar.tsx')).StaffSidebar);

/** Staff acting as a customer see the customer's navigation. */
export const SidebarContent = ({ collapsed }: SidebarProps) =>
  isStaff(useMe()) ? (
    // What takes its place is as high, so that what is below stays where it is.
    <Suspense fallback={<div className={styles['scroll']} />}>
      <StaffSidebar collapsed={collapsed} />
    </Suspense>
  ) : (
    <CustomerSidebar collapsed={collapsed} />
  );

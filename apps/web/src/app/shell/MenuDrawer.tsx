import { Drawer } from 'antd';
import { SidebarContent } from './sidebar/SidebarContent.tsx';

/** The sidebar on a phone. */
export const MenuDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer title="Menu" placement="left" open={open} onClose={onClose} size={304} styles={{ body: { padding: 12 } }}>
    <SidebarContent collapsed={false} />
  </Drawer>
);

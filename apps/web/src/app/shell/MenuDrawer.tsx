import { Drawer } from 'antd';
import { FindAnything } from '../palette/FindAnything.tsx';
import { SidebarContent } from './sidebar/SidebarContent.tsx';

type Props = { open: boolean; onClose: () => void; onFind: () => void };

/** The sidebar on a phone. */
export const MenuDrawer = ({ open, onClose, onFind }: Props) => (
  <Drawer title="Menu" placement="left" open={open} onClose={onClose} size={304} styles={{ body: { padding: 12 } }}>
    <FindAnything inMenu onOpen={onFind} />
    <SidebarContent collapsed={false} />
  </Drawer>
);

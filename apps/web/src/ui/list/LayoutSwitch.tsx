import { Segmented } from 'antd';
import { Icon } from '../icons/Icon.tsx';
import type { ListLayout } from './use-list-layout.ts';

const OPTIONS = [
  { value: 'list' as const, label: 'List', icon: <Icon name="bullets" size={16} /> },
  { value: 'table' as const, label: 'Table', icon: <Icon name="table" size={16} /> },
];

type Props = { layout: ListLayout; onChange: (layout: ListLayout) => void };

export const LayoutSwitch = ({ layout, onChange }: Props) => (
  <Segmented<ListLayout> aria-label="View as" name="layout" value={layout} options={OPTIONS} onChange={onChange} />
);

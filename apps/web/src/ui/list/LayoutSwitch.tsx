import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { Segmented } from '../kit/Segmented.tsx';
import type { ListLayout } from './use-list-layout.ts';

const label = (icon: IconName, text: string) => (
  <>
    <Icon name={icon} size={16} />
    {text}
  </>
);
const OPTIONS = [
  { value: 'list' as const, label: label('bullets', 'List') },
  { value: 'table' as const, label: label('table', 'Table') },
];

type Props = { layout: ListLayout; onChange: (layout: ListLayout) => void };

export const LayoutSwitch = ({ layout, onChange }: Props) => (
  <Segmented<ListLayout> aria-label="View as" value={layout} options={OPTIONS} onChange={onChange} />
);

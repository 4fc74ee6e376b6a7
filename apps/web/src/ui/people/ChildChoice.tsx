import { useCanAll } from '../../kernel/queries/me.ts';
import { Select } from '../select/Select.tsx';
import { MemberSelect } from './MemberSelect.tsx';

type Child = { _id: string; firstName: string; lastName: string };
type Props = {
  /** Null: all of them. */
  child: Child | null;
  siblings: readonly Child[];
  onSelect: (id: string) => void;
  /** Also offers the whole family. */
  all?: { label: string; onSelect: () => void };
};

const ALL = 'all';
const MIN_WIDTH = 200;

/** Selects a child of the family. Staff who may read every family can search all children here. */
export const ChildChoice = ({ child, siblings, onSelect, all }: Props) => {
  const everyone = useCanAll('members', 'list');
  const children = child && !siblings.some(({ _id }) => _id === child._id) ? [child, ...siblings] : siblings;
  const options = children.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` }));
  if (everyone && child && !all)
    return (
      <MemberSelect
        aria-label="Child"
        minWidth={MIN_WIDTH}
        siblings={children}
        value={child._id}
        onChange={(id) => id !== null && onSelect(id)}
      />
    );
  return (
    <Select
      aria-label="Child"
      minWidth={MIN_WIDTH}
      value={child?._id ?? ALL}
      onChange={(id) => (id === ALL ? all?.onSelect() : onSelect(id))}
      options={all ? [{ value: ALL, label: all.label }, ...options] : options}
    />
  );
};

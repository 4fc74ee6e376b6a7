import { Select } from '../select/Select.tsx';

type Child = { _id: string; firstName: string; lastName: string };
type Props = {
  /** Null: all of them. */
  child: Child | null;
  siblings: readonly Child[];
  onSelect: (id: string) => void;
  /** Offers the whole family as well. */
  all?: { label: string; onSelect: () => void };
};

const ALL = 'all';

/** Which child of the family is meant. */
export const ChildChoice = ({ child, siblings, onSelect, all }: Props) => {
  const children = child && !siblings.some(({ _id }) => _id === child._id) ? [child, ...siblings] : siblings;
  const options = children.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` }));
  return (
    <Select
      aria-label="Child"
      minWidth={200}
      value={child?._id ?? ALL}
      onChange={(id) => (id === ALL ? all?.onSelect() : onSelect(id))}
      options={all ? [{ value: ALL, label: all.label }, ...options] : options}
    />
  );
};

import { Suspense, useContext } from 'react';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { useCanAll, useMe } from '../../kernel/queries/me.ts';
import { UrlCheckbox } from '../UrlCheckbox.tsx';
import { NativeSelect } from '../select/NativeSelect.tsx';
import type { Option } from '../select/options.ts';
import { ChildSwitchContext } from './child-switch.ts';
import { ChildPills } from './ChildPills.tsx';
import styles from './ChildPills.module.css';
import { loadable } from '../../kernel/loadable.tsx';

type Child = { _id: string; firstName: string; lastName: string };
type Props = {
  /** Null: all of them. */
  child: Child | null;
  siblings: readonly Child[];
  onSelect: (id: string) => void;
  /** Also offers the whole family. */
  all?: { label: string; onSelect: () => void };
  /** The page has no PageHeading, which shows the switcher of a family. */
  alone?: boolean;
};

// Lazy: only staff search all children.
const MemberSelect = loadable(async () => (await import('./MemberSelect.tsx')).MemberSelect);

const ALL = 'all';
const MIN_WIDTH = 200;

/** Selects a child of the family. Staff who may read every family can search all children here. */
export const ChildChoice = ({ child, siblings, onSelect, all, alone = false }: Props) => {
  const inHeading = useContext(ChildSwitchContext);
  const isFamily = seesAsFamily(useMe());
  const everyone = useCanAll('members', 'list');
  const children = child && !siblings.some(({ _id }) => _id === child._id) ? [child, ...siblings] : siblings;
  const options = children.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` }));
  // A family has the switcher in the heading of each of its pages; only the whole family is chosen here.
  if (inHeading && alone) return <ChildPills {...inHeading} />;
  if (inHeading) {
    return (
      all && (
        <UrlCheckbox
          className={styles['all']}
          checked={child === null}
          onChange={(on) => (on ? all.onSelect() : onSelect(inHeading.child._id))}
        >
          {all.label}
        </UrlCheckbox>
      )
    );
  }
  // A family with one child has nothing to choose.
  if (isFamily && children.length <= 1) return null;
  const whole = all && { value: ALL, label: all.label };
  const choose = (id: string | null) => id !== null && (id === ALL ? all?.onSelect() : onSelect(id));
  const list = (
    <NativeSelect<string, Option>
      aria-label="Child"
      minWidth={MIN_WIDTH}
      value={child?._id ?? ALL}
      onChange={choose}
      options={whole ? [whole, ...options] : options}
    />
  );
  if (!everyone || (!child && !whole)) return list;
  return (
    <Suspense fallback={list}>
      <MemberSelect
        aria-label="Child"
        minWidth={MIN_WIDTH}
        siblings={children}
        whole={whole}
        value={child?._id ?? ALL}
        onChange={choose}
      />
    </Suspense>
  );
};

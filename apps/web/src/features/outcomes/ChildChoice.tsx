import { Select } from 'antd';
import styles from './outcomes.module.css';

type Child = { _id: string; firstName: string; lastName: string };
type Props = { child: Child; siblings: readonly Child[]; onSelect: (id: string) => void };

/** Whose programme it is; with brothers and sisters, which of them. */
export const ChildChoice = ({ child, siblings, onSelect }: Props) =>
  siblings.length > 1 ? (
    <Select
      aria-label="Child"
      className={styles['child'] ?? ''}
      value={child._id}
      onChange={onSelect}
      options={siblings.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` }))}
    />
  ) : (
    <span>{`${child.firstName} ${child.lastName}`}</span>
  );

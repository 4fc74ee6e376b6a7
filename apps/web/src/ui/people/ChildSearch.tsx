import { MemberSelect } from './MemberSelect.tsx';
import styles from './ChildSearch.module.css';

/** For staff who may read every family and have none of their own: any child, found by name. */
export const ChildSearch = ({ onSelect }: { onSelect: (id: string) => void }) => (
  <div className={styles['search']}>
    <MemberSelect
      aria-label="Choose a child"
      placeholder="Search all families by name"
      onChange={(id) => id !== null && onSelect(id)}
    />
  </div>
);

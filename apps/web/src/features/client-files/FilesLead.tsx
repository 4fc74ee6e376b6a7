import type { MemberSummary } from '@amberway/contract/members/schemas';
import { StorageMeter } from '../../ui/files/StorageMeter.tsx';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import styles from './client-files.module.css';
import { useShowAll } from './use-show-all.ts';
import { Switch } from '../../ui/kit/Switch.tsx';

type Props = {
  member: MemberSummary;
  siblings: readonly MemberSummary[];
  onSelect: (id: string) => void;
  /** The specified label of this list's toggle. */
  all: string;
};

/** Filter: the chosen child's files, or all of the family's. */
export const FilesLead = ({ member, siblings, onSelect, all }: Props) => {
  const { showAll, setShowAll } = useShowAll();
  return (
    <div className={styles['lead']}>
      {!showAll && <ChildChoice child={member} siblings={siblings} onSelect={onSelect} />}
      <label className={styles['toggle']}>
        <Switch checked={showAll} onChange={setShowAll} aria-label={all} />
        {all}
      </label>
      <StorageMeter clientId={member.parent} />
    </div>
  );
};

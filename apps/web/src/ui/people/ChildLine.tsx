import { useQuery } from '@tanstack/react-query';
import { isStaff } from '@amberway/contract/kernel/roles';
import { useMe, useViewerZone } from '../../kernel/queries/me.ts';
import { memberQuery } from '../../kernel/queries/selected-member.ts';
import { Avatar } from '../Avatar.tsx';
import { today } from '../today.ts';
import { ageOn } from './age.ts';
import styles from './ChildLine.module.css';
import { fullName } from './full-name.ts';

/** Below the title of a drawer or dialog, which covers the head of the page: whose record staff have open. */
const Line = ({ id }: { id: string }) => {
  const zone = useViewerZone();
  const { data: child } = useQuery({ ...memberQuery(id), enabled: id !== '' });
  const age = child?.dob ? ageOn(child.dob, today(zone)) : null;
  return (
    <p className={styles['line']}>
      {child && (
        <>
          <Avatar person={{ ...child, avatar: child.avatarUrl }} size={28} />
          <span>
            <strong>{fullName(child)}</strong>
            {age !== null && `, ${age}`}
          </span>
        </>
      )}
    </p>
  );
};

/** `id` is empty while it is not known yet. A family reads its own child's record and gets no line. */
export const ChildLine = ({ id }: { id: string }) => (isStaff(useMe()) ? <Line id={id} /> : null);

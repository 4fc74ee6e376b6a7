import { ageOn, ageText } from '@amberway/contract/members/age';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import styles from './Home.module.css';

type Props = { child: MemberSummary; day: string; picked: boolean; onPick: () => void };

/** One child; pressing it chooses whose things are shown. */
export const ChildCard = ({ child, day, picked, onPick }: Props) => {
  const age = child.dob ? ageOn(child.dob, day) : null;
  const coach = child.primaryContactObject;
  return (
    <button type="button" className={styles['child']} aria-pressed={picked} onClick={onPick}>
      <span className={styles['name']}>
        <Avatar person={{ ...child, avatar: child.avatarUrl }} size={44} />
        <span>
          <strong>{`${child.firstName} ${child.lastName}`}</strong>
          {age && <small>{ageText(age)}</small>}
        </span>
      </span>
      <span className={styles['coach']}>
        {coach
          ? `Primary clinician: ${coach.firstName} ${coach.lastName}`
          : 'A primary clinician will be assigned soon'}
      </span>
    </button>
  );
};

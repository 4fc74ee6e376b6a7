import { ageOn, ageText } from '@amberway/contract/members/age';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from './children.module.css';

type Props = { child: MemberSummary; day: string; picked: boolean; onPick: () => void };

/** One child; a click selects it. */
export const ChildCard = ({ child, day, picked, onPick }: Props) => {
  const age = child.dob ? ageOn(child.dob, day) : null;
  return (
    <button type="button" className={styles['child']} aria-pressed={picked} onClick={onPick}>
      <Avatar person={{ ...child, avatar: child.avatarUrl }} size={36} />
      <span>
        <strong>{child.firstName}</strong>
        {age && <small>{ageText(age)}</small>}
      </span>
    </button>
  );
};

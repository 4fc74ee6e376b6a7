import type { MemberSummary } from '@amberway/contract/members/schemas';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from './children.module.css';

type Props = { child: MemberSummary; picked: boolean; onPick: () => void };

/** One child; a click selects it. */
export const ChildCard = ({ child, picked, onPick }: Props) => (
  <button type="button" className={styles['child']} aria-pressed={picked} onClick={onPick}>
    <Avatar person={{ ...child, avatar: child.avatarUrl }} size={34} />
    {child.firstName}
  </button>
);

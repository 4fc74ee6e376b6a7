import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useViewerZone } from '../../kernel/queries/me.ts';
import { memberQuery } from '../../kernel/queries/selected-member.ts';
import { Avatar } from '../Avatar.tsx';
import { classNames } from '../kit/class-names.ts';
import { today } from '../today.ts';
import { ageOn } from './age.ts';
import styles from './ChildHead.module.css';
import { fullName } from './full-name.ts';

type Named = { _id: string; firstName: string; lastName: string };
type Props = {
  /** Null: none is chosen yet. */
  child: Named | null;
  /** Before the name: 'Note for'. */
  before?: string;
  /** In place of the name while none is chosen. */
  none?: string;
  /** What is shown beside the name, such as the time of the session. */
  children?: ReactNode;
  actions?: ReactNode;
  /** At the top of a page, below the header of the app; otherwise at the top of what scrolls. */
  ofPage?: boolean;
};

/** Says whose record is open and stays in view: a note in the wrong child's record is found out too late. */
export const ChildHead = ({ child, before, none = '', children, actions, ofPage = false }: Props) => {
  const zone = useViewerZone();
  // The page about the child has loaded it; the name is known before.
  const { data } = useQuery({ ...memberQuery(child?._id ?? ''), enabled: child !== null });
  const age = data?.dob ? ageOn(data.dob, today(zone)) : null;
  return (
    <div
      className={classNames(styles['head'], ofPage && styles['ofPage'])}
      role="group"
      aria-label="Whose record this is"
      data-screen-only
    >
      <Avatar
        person={child ? { ...child, avatar: data?.avatarUrl ?? null } : { firstName: '?', lastName: '' }}
        size={44}
      />
      <p className={styles['text']}>
        <span className={styles['name']}>
          {child ? (
            <>
              {before && `${before} `}
              <strong>{fullName(child)}</strong>
              {age !== null && `, ${age}`}
            </>
          ) : (
            none
          )}
        </span>
        {children && <span className={styles['more']}>{children}</span>}
      </p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
};

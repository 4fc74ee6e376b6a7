import { useLayoutEffect, useRef } from 'react';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link, useLocation } from '../../kernel/router.ts';
import { Avatar } from '../Avatar.tsx';
import styles from './ChildPills.module.css';
import type { ChildSwitch } from './child-switch.ts';

/** The child that was just chosen: its page is drawn anew, and the focus would be lost. */
let chosen: string | null = null;

/** A family's children. Choosing one shows this page for that child, and later pages too. */
export const ChildPills = ({ child, siblings }: ChildSwitch) => {
  const { pathname } = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (chosen === child._id && document.activeElement === document.body) current.current?.focus();
    chosen = null;
  }, [child._id]);
  return (
    <div className={styles['pills']} role="group" aria-label="Child" data-screen-only>
      {siblings.map((one) => {
        const picked = one._id === child._id;
        return (
          <Link
            key={one._id}
            ref={picked ? current : undefined}
            to={`${pathname}?${MEMBER_PARAM}=${one._id}`}
            className={styles['pill']}
            aria-current={picked ? 'true' : undefined}
            onClick={() => {
              chosen = one._id;
            }}
          >
            <Avatar person={{ ...one, avatar: one.avatarUrl }} size={34} />
            {one.firstName}
          </Link>
        );
      })}
    </div>
  );
};

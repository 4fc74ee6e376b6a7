import { type ReactNode, Suspense, useId } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { homeLabels } from '../labels.ts';
import styles from './home.module.css';

type Props = {
  member: MemberSummary;
  /** What is inside, in a few words. */
  hint: string;
  /** Rendered, and its code and data loaded, only while it is open. */
  children: ReactNode;
};

/** Everything else about the child, open or closed as the viewer left it. */
export const MoreAbout = ({ member, hint, children }: Props) => {
  const id = useId();
  const { preferences, set } = usePreferences();
  const open = preferences.homeMore === 'open';
  return (
    <section className={styles['more']} aria-labelledby={`${id}-title`}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => set({ homeMore: open ? 'closed' : 'open' })}
        >
          <Avatar person={{ ...member, avatar: member.avatarUrl }} size={36} />
          <span>
            <span id={`${id}-title`}>{homeLabels.moreAbout(member.firstName)}</span>
            <small>{hint}</small>
          </span>
          <Icon name="chevronDown" />
        </button>
      </h2>
      {open && (
        <div id={id} className={styles['inside']}>
          <Suspense fallback={<Skeleton title={false} rows={8} />}>{children}</Suspense>
        </div>
      )}
    </section>
  );
};

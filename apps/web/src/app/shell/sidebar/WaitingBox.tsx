import { useId } from 'react';
import { WAITING_KINDS, type WaitingKind, waitingLabel, waitingPath } from '@amberway/contract/waiting/kinds';
import { Link } from '../../../kernel/router.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';
import type { SidebarProps } from './sidebar-props.ts';
import type { Waiting } from './use-waiting.ts';
import styles from './Waiting.module.css';
import { WaitingCount } from './WaitingCount.tsx';

const ICONS: Record<WaitingKind, IconName> = {
  families: 'person',
  posts: 'post',
  resources: 'document',
  erasures: 'trash',
  mails: 'mail',
};

type Props = SidebarProps & { waiting: Waiting | undefined; kinds?: readonly WaitingKind[] };

/** Pinned above the groups of the menu. A kind with nothing to do stays, so that everything keeps its place. */
export const WaitingBox = ({ waiting, collapsed, kinds = WAITING_KINDS }: Props) => {
  const titleId = useId();
  return (
    <section className={styles['box']} data-collapsed={collapsed || undefined} aria-labelledby={titleId}>
      <h2 id={titleId} className={collapsed ? 'visually-hidden' : undefined}>
        Waiting for you
      </h2>
      <ul>
        {kinds.map((kind) => {
          const link = (
            <Link to={waitingPath(kind)} className={styles['line']}>
              {collapsed && <Icon name={ICONS[kind]} />}
              <span className={collapsed ? 'visually-hidden' : undefined}>{waitingLabel(kind)}</span>
              <WaitingCount count={waiting?.find((one) => one.kind === kind)?.count} />
            </Link>
          );
          return (
            <li key={kind}>
              {collapsed ? (
                <Tooltip content={waitingLabel(kind)} side="end">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

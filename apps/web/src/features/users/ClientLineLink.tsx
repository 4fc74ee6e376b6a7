import { useViewerZone } from '../../kernel/queries/me.ts';
import { useChildInView } from '../../kernel/queries/selected-member.ts';
import { Link, type LinkProps, useLocation } from '../../kernel/router.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/kit/class-names.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { lineHref, nameOf } from './client-link.ts';
import { type ClientLine, nextHour, pillOf } from './client-rows.ts';
import styles from './ClientLineLink.module.css';

/** What a card beside it needs is passed on to the link. */
type Props = Omit<LinkProps, 'to'> & {
  line: ClientLine;
  wanted?: string | null | undefined;
  /** Only the face. */
  collapsed?: boolean;
};

/** The child first, the parent and the next hour below, and one thing that waits. */
export const ClientLineLink = ({ line, wanted, collapsed = false, className, ...rest }: Props) => {
  const zone = useViewerZone();
  const { pathname } = useLocation();
  const inView = useChildInView();
  const { client, child, work } = line;
  const href = lineHref(line, wanted);
  const pill = pillOf(line);
  const next = work?.nextSession ? nextHour(work.nextSession, zone) : null;
  const below = child ? [client.firstName, next] : ['No children yet'];
  const name = nameOf(child ?? client);
  return (
    <Link
      {...rest}
      to={href}
      className={classNames(styles['client'], collapsed && styles['collapsed'], className)}
      aria-current={pathname === href || (child && child._id === inView) ? 'page' : undefined}
      aria-label={collapsed ? `${name}${pill ? `, ${pill.text}` : ''}` : undefined}
    >
      <Avatar person={child ? { ...child, avatar: child.avatarUrl } : client} size={32} />
      {!collapsed && (
        <span className={styles['who']}>
          <b>{name}</b>
          <small>{below.filter(Boolean).join(' · ')}</small>
        </span>
      )}
      {!collapsed && pill && <StatusTag tone={pill.tone}>{pill.text}</StatusTag>}
    </Link>
  );
};

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

/** The child with one thing that waits, the parent and the next hour below. */
export const ClientLineLink = ({ line, wanted, collapsed = false, className, ...rest }: Props) => {
  const zone = useViewerZone();
  const { pathname } = useLocation();
  const inView = useChildInView();
  const { client, child, work } = line;
  const href = lineHref(line, wanted);
  const pill = pillOf(line);
  const next = work?.nextSession ? nextHour(work.nextSession, zone) : null;
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
          <span className={styles['first']}>
            <b>{name}</b>
            {pill && <StatusTag tone={pill.tone}>{pill.text}</StatusTag>}
          </span>
          <small>
            <span>{child ? client.firstName : 'No children yet'}</span>
            {next && <time dateTime={work?.nextSession ?? undefined}>{` · ${next}`}</time>}
          </small>
        </span>
      )}
    </Link>
  );
};

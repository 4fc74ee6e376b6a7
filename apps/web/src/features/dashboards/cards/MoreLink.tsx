import { Link } from '../../../kernel/router.ts';
import { hasMore } from '@amberway/contract/dashboards/cards';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import styles from './cards.module.css';

type Props = { items: readonly unknown[] | undefined; to: string; memberId: string; of: string };

/** Link to the whole list, once a card is full. */
export const MoreLink = ({ items, to, memberId, of }: Props) =>
  items && hasMore(items) ? (
    <Link
      to={`${to}?${MEMBER_PARAM}=${memberId}`}
      className={styles['more']}
      aria-label={`${dashboardTexts.more} ${of}`}
    >
      {dashboardTexts.more}
    </Link>
  ) : null;

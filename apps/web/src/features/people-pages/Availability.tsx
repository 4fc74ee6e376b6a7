import { shellTexts } from '@amberway/contract/shell/texts';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { Facts } from '../../ui/Facts.tsx';
import styles from './people.module.css';

type Props = {
  user: Pick<UserDetails, 'totalWorkDays' | 'totalWorkHours' | 'totalClientCapacity' | 'currentNumberOfClient'>;
};

const ofWeek = (count: number | null, unit: string) => count !== null && `${count} ${unit} a week`;

/** Working time and capacity, read-only. Above capacity the count is red and has a text. */
export const Availability = ({ user }: Props) => {
  const { totalWorkDays, totalWorkHours, totalClientCapacity: capacity, currentNumberOfClient: clients } = user;
  const above = clients !== null && capacity !== null && clients > capacity;
  return (
    <Facts
      facts={[
        { label: 'Working days', value: ofWeek(totalWorkDays, 'days') },
        { label: 'Working hours', value: ofWeek(totalWorkHours, 'hours') },
        {
          label: shellTexts.currentClients,
          value: above ? (
            <span className={styles['above']}>{`${clients}, ${clients - capacity} above capacity`}</span>
          ) : (
            clients
          ),
        },
        { label: shellTexts.totalCapacity, value: capacity },
      ]}
    />
  );
};

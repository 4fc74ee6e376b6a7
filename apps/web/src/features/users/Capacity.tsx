import { shellTexts } from '@amberway/contract/shell/texts';
import styles from './ClientPanel.module.css';

type Props = { clients: number; capacity: number | null; collapsed: boolean };

export const Capacity = ({ clients, capacity, collapsed }: Props) => {
  const share = capacity ? Math.min(100, Math.round((clients / capacity) * 100)) : 0;
  const words = capacity === null ? `${clients} clients` : `${clients} of ${capacity} clients`;
  return (
    <div className={styles['capacity']}>
      {collapsed ? (
        <p className={styles['short']} aria-label={`${shellTexts.currentClients}: ${words}`}>
          {capacity === null ? clients : `${clients}/${capacity}`}
        </p>
      ) : (
        <dl>
          <dt>{shellTexts.currentClients}</dt>
          <dd>{clients}</dd>
          <dt>{shellTexts.totalCapacity}</dt>
          <dd>{capacity ?? 'Not set'}</dd>
        </dl>
      )}
      {capacity !== null && (
        <div className={styles['bar']} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </div>
      )}
    </div>
  );
};

import { shellTexts } from '@amberway/contract/shell/texts';
import styles from './ClientPanel.module.css';

type Props = {
  clients: number;
  capacity: number | null;
  /** Children in the list: also those whose clinician is a colleague. */
  listed?: number | undefined;
  collapsed?: boolean;
};

/** 'Current Clients' against 'Total Capacity'. Above capacity the count is red, and a text gives the excess. */
export const Capacity = ({ clients, capacity, listed = clients, collapsed = false }: Props) => {
  const share = capacity ? Math.min(100, Math.round((clients / capacity) * 100)) : clients > 0 ? 100 : 0;
  const over = capacity === null ? 0 : Math.max(0, clients - capacity);
  const text = capacity === null ? `${clients} clients` : `${clients} of ${capacity} clients`;
  const tooMany = over > 0 ? `${over} above capacity` : null;
  return (
    <div className={styles['capacity']} data-over={over > 0 || undefined}>
      {collapsed ? (
        <p
          className={styles['short']}
          aria-label={`${shellTexts.currentClients}: ${text}${tooMany ? `, ${tooMany}` : ''}`}
        >
          {capacity === null ? clients : `${clients}/${capacity}`}
        </p>
      ) : (
        <>
          <p className={styles['head']} aria-hidden="true">
            Your clients
            <b>{capacity === null ? clients : `${clients} of ${capacity}`}</b>
          </p>
          <dl className="visually-hidden">
            <dt>{shellTexts.currentClients}</dt>
            <dd>{clients}</dd>
            <dt>{shellTexts.totalCapacity}</dt>
            <dd>{capacity ?? 'Not set'}</dd>
          </dl>
        </>
      )}
      {capacity !== null && (
        <div className={styles['bar']} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </div>
      )}
      {listed > clients && !collapsed && (
        <p className={styles['listed']}>{`and ${listed - clients} with colleagues`}</p>
      )}
      {tooMany && !collapsed && <p className={styles['over']}>{tooMany}</p>}
    </div>
  );
};

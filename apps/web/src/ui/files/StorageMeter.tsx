import { useQuery } from '@tanstack/react-query';
import { quotaTexts } from '@amberway/contract/uploads/quota-texts';
import { storageQuery } from '../../kernel/queries/storage.ts';
import styles from './StorageMeter.module.css';

const NEARLY_FULL = 0.9;

type Props = { /** The family whose files are shown; if absent, the own account. */ clientId?: string };

/** '1.2 GB of 2 GB used', with a bar. Renders nothing until the usage is loaded. */
export const StorageMeter = ({ clientId }: Props) => {
  const { data } = useQuery(storageQuery(clientId));
  if (!data) return null;
  const share = Math.min(data.used / data.limit, 1);
  return (
    <div className={styles['meter']}>
      <span className={styles['track']} aria-hidden>
        <span
          className={styles['bar']}
          data-nearly-full={share >= NEARLY_FULL || undefined}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </span>
      <span>{quotaTexts.used(data)}</span>
    </div>
  );
};

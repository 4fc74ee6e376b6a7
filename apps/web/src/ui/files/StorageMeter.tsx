import { useQuery } from '@tanstack/react-query';
import { quotaTexts } from '@amberway/contract/uploads/quota-texts';
import { storageQuery } from '../../kernel/queries/storage.ts';
import styles from './StorageMeter.module.css';

const NEARLY_FULL = 0.9;

type Props = { /** The family whose files are shown; if absent, the own account. */ clientId?: string };

/** Not seen: it keeps the place of the text to come. */
const ABOUT = { used: 1_200_000_000, limit: 2_000_000_000 };

/** '1.2 GB of 2 GB used', with a bar. Only its place until the usage is loaded; nothing if it cannot be. */
export const StorageMeter = ({ clientId }: Props) => {
  const { data, isPending } = useQuery(storageQuery(clientId));
  if (isPending) {
    return (
      <div className={styles['meter']} data-waiting="" aria-hidden="true">
        <span className={styles['track']} />
        <span>{quotaTexts.used(ABOUT)}</span>
      </div>
    );
  }
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

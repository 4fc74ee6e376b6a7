import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { useFamilyNews } from '../../../kernel/queries/since.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useFailedParts } from '../../../ui/page-failures.tsx';
import { homeLabels } from '../labels.ts';
import styles from './header.module.css';
import { useOnline } from './use-online.ts';

const isFailed = (query: { state: { status: string } }): boolean => query.state.status === 'error';

const TryAgain = () => {
  const client = useQueryClient();
  const failed = { type: 'active', predicate: isFailed } as const;
  const busy = useIsFetching(failed) > 0;
  return (
    <Button variant="text" size="small" busy={busy} onClick={() => void client.refetchQueries(failed)}>
      {homeLabels.tryAgain}
    </Button>
  );
};

/** The line below the greeting: what is new, or that something failed, with one retry for the whole page. */
export const HomeState = ({ isOutdated }: { isOutdated: boolean }) => {
  const { calm } = usePreferences().look;
  const news = useFamilyNews();
  const failed = useFailedParts();
  const online = useOnline();
  if (online && failed === 0 && !isOutdated) {
    // It counts what is new, so it is not for calm mode.
    return calm ? null : <p className={styles['state']}>{news}</p>;
  }
  const problem = failed > 0 ? homeLabels.failed(failed) : homeLabels.outdated;
  return (
    <p className={styles['state']} role="alert">
      {online ? problem : homeLabels.notConnected}
      {/* Without a network nothing can be tried; requests continue by themselves when it is back. */}
      {online && <TryAgain />}
    </p>
  );
};

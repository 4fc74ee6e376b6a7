import { usePreferences } from '../../../app/theme/preferences.ts';
import { useFamilyNews } from '../../../kernel/queries/since.ts';
import { useFailedParts } from '../../../ui/page-failures.tsx';
import { pageStateLabels } from '../../../ui/page-state-labels.ts';
import { TryAgain } from '../../../ui/PageState.tsx';
import { homeLabels } from '../labels.ts';
import styles from './header.module.css';
import { useOnline } from '../../../ui/use-online.ts';

type Props = { memberId: string | undefined; isOutdated: boolean };

/** The line below the greeting: what is new, or that something failed, with one retry for the whole page. */
export const HomeState = ({ memberId, isOutdated }: Props) => {
  const { calm } = usePreferences().look;
  const news = useFamilyNews(memberId);
  const failed = useFailedParts();
  const online = useOnline();
  if (online && failed === 0 && !isOutdated) {
    // It counts what is new, so it is not for calm mode.
    return calm ? null : <p className={styles['state']}>{news}</p>;
  }
  const problem = failed > 0 ? pageStateLabels.failed(failed) : homeLabels.outdated;
  return (
    <p className={styles['state']} role="alert">
      {online ? problem : pageStateLabels.notConnected}
      {/* Without a network nothing can be tried; requests continue by themselves when it is back. */}
      {online && <TryAgain />}
    </p>
  );
};

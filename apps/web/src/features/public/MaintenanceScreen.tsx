import { useLocation } from '../../kernel/router.ts';
import { safeReturn } from '@amberway/contract/shell/redirects';
import { shellTexts } from '@amberway/contract/shell/texts';
import { interruptedPage } from '../../kernel/sign-in/interrupted-page.ts';
import { MaintenancePicture } from '../../ui/illustrations/MaintenancePicture.tsx';
import { ButtonAnchor } from '../../ui/kit/Button.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import styles from './public.module.css';
import { labels } from './labels.ts';

export const MaintenanceScreen = () => {
  const { state } = useLocation() as { state: unknown };
  return (
    <SplitPage title={shellTexts.maintenanceTitle} motto={labels.maintenanceMotto}>
      <MaintenancePicture className={styles['picture']} />
      <div className={styles['words']}>
        <h1>{shellTexts.maintenanceTitle}</h1>
        <p className={styles['soon']}>{shellTexts.maintenanceHint}</p>
        <p className={styles['note']}>{labels.maintenanceNote}</p>
      </div>
      {/* A full page load, on purpose: after maintenance the browser should fetch the new version. */}
      <ButtonAnchor size="large" wide href={safeReturn(interruptedPage(state))}>
        {labels.tryAgain}
      </ButtonAnchor>
    </SplitPage>
  );
};

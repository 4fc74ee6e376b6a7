import { shellTexts } from '@amberway/contract/shell/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MaintenancePicture } from '../../ui/illustrations/trouble-pictures.tsx';
import { ButtonAnchor } from '../../ui/plain/Button.tsx';
import { SplitPage } from '../../ui/plain/SplitPage.tsx';
import styles from './public.module.css';
import { words } from './words.ts';

export const MaintenanceScreen = () => (
  <SplitPage title={shellTexts.maintenanceTitle} motto={words.maintenanceMotto}>
    <MaintenancePicture className={styles['picture']} />
    <div className={styles['words']}>
      <h1>{shellTexts.maintenanceTitle}</h1>
      <p className={styles['soon']}>{shellTexts.maintenanceHint}</p>
      <p className={styles['note']}>{words.maintenanceNote}</p>
    </div>
    {/* A whole page load, on purpose: after maintenance the browser should fetch the new version. */}
    <ButtonAnchor quiet wide href={SCREENS.home.path}>
      {words.tryAgain}
    </ButtonAnchor>
  </SplitPage>
);

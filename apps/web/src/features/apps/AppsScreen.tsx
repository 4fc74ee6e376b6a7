import { Link } from '../../kernel/router.ts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { AppLinks } from './AppLinks.tsx';
import styles from './apps.module.css';
import { appLabels } from './labels.ts';

/** /dashboard/myapps: the ways onto a phone. */
export const AppsScreen = () => {
  const { role } = useMe();
  const settings = usePublicSettings();
  return (
    <div className={styles['page']}>
      <PageHeading title={screenTitle('apps', role)}>{appLabels.lead}</PageHeading>
      <p className={styles['scan']}>{appLabels.scan}</p>
      {settings && <AppLinks settings={settings} />}
      <SectionCard title={appLabels.moreTitle}>
        <p>{appLabels.moreText}</p>
        <div className={styles['more']}>
          <Link to={PUBLIC_ROUTES.gettingStarted}>{shellTexts.gettingStarted}</Link>
          <Link to={PUBLIC_ROUTES.nextScreen}>{appLabels.next}</Link>
        </div>
      </SectionCard>
    </div>
  );
};

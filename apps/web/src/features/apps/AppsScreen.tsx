import { Link } from 'react-router';
import { PUBLIC_ROUTES, screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { AppLink } from './AppLink.tsx';
import styles from './apps.module.css';
import { appsWords } from './words.ts';

/** /dashboard/myapps: the ways onto a phone. What has no address in the settings is not there. */
export const AppsScreen = () => {
  const { role } = useMe();
  const settings = usePublicSettings();
  const links = [
    { key: 'appStore', address: settings?.appStoreUrl },
    { key: 'playStore', address: settings?.playStoreUrl },
    { key: 'signIn', address: settings?.appSignInUrl },
    { key: 'browser', address: settings && location.origin },
  ] as const;
  return (
    <div className={styles['page']}>
      <PageHeading title={screenTitle('apps', role)}>{appsWords.lead}</PageHeading>
      <p className={styles['scan']}>{appsWords.scan}</p>
      <ul className={styles['links']}>
        {links.flatMap(({ key, address }) =>
          address ? [<AppLink key={key} words={appsWords[key]} address={address} />] : [],
        )}
      </ul>
      <SectionCard title={appsWords.moreTitle}>
        <p>{appsWords.moreText}</p>
        <div className={styles['more']}>
          <Link to={PUBLIC_ROUTES.gettingStarted}>{shellTexts.gettingStarted}</Link>
          <Link to={PUBLIC_ROUTES.nextScreen}>{appsWords.next}</Link>
        </div>
      </SectionCard>
    </div>
  );
};

import type { PublicSettings } from '@amberway/contract/settings/schemas';
import { AppLink } from './AppLink.tsx';
import styles from './apps.module.css';
import { appLabels } from './labels.ts';

type Props = { settings: Pick<PublicSettings, 'appStoreUrl' | 'playStoreUrl' | 'appSignInUrl'> };

/** Links without a URL in the settings are hidden; the product's own URL is always shown. */
export const AppLinks = ({ settings }: Props) => {
  const links = [
    { key: 'appStore', url: settings.appStoreUrl },
    { key: 'playStore', url: settings.playStoreUrl },
    { key: 'signIn', url: settings.appSignInUrl },
    { key: 'browser', url: location.origin },
  ] as const;
  return (
    <ul className={styles['links']}>
      {links.flatMap(({ key, url }) => (url ? [<AppLink key={key} texts={appLabels[key]} url={url} />] : []))}
    </ul>
  );
};

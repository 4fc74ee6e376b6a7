import type { PublicSettings } from '@amberway/contract/settings/schemas';
import { AppLink } from './AppLink.tsx';
import styles from './apps.module.css';
import { appLabels } from './labels.ts';

type Props = { settings: Pick<PublicSettings, 'appStoreUrl' | 'playStoreUrl' | 'appSignInUrl'> };

/** Links without a URL in the settings are hidden; the product's own URL is always shown. */
export const AppLinks = ({ settings }: Props) => {
  const links = [
    { key: 'appStore', address: settings.appStoreUrl },
    { key: 'playStore', address: settings.playStoreUrl },
    { key: 'signIn', address: settings.appSignInUrl },
    { key: 'browser', address: location.origin },
  ] as const;
  return (
    <ul className={styles['links']}>
      {links.flatMap(({ key, address }) =>
        address ? [<AppLink key={key} words={appLabels[key]} address={address} />] : [],
      )}
    </ul>
  );
};

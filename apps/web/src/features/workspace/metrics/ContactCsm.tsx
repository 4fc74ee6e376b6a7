import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import styles from './metrics.module.css';

/** The contact for wrong figures; a link if the operator has configured a support page. */
export const ContactCsm = () => {
  const url = usePublicSettings()?.supportUrl;
  return (
    <p className={styles['contact']}>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {dashboardTexts.contactCsm}
        </a>
      ) : (
        dashboardTexts.contactCsm
      )}
    </p>
  );
};

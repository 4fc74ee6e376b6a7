import type { SupportContact } from '@amberway/contract/support-contacts/schemas';
import { phoneText } from '../../ui/phone-text.ts';
import { labels } from './labels.ts';
import styles from './support-contacts.module.css';

/** Phone and e-mail as links. */
export const ContactWays = ({ contact: { supporterInfo } }: { contact: SupportContact }) => {
  const phone = phoneText(supporterInfo);
  if (!phone && !supporterInfo.email) return labels.noWays;
  return (
    <span className={styles['ways']}>
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {supporterInfo.email && <a href={`mailto:${supporterInfo.email}`}>{supporterInfo.email}</a>}
    </span>
  );
};

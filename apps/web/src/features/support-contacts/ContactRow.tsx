import type { SupportContact } from '@amberway/contract/support-contacts/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { phoneText } from '../../ui/phone-text.ts';
import styles from './support-contacts.module.css';
import { Button } from '../../ui/kit/Button.tsx';

type Props = { contact: SupportContact; onView: () => void; onEdit?: () => void; onDelete?: () => void };

const faceOf = ({ name, supporterInfo }: SupportContact) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '', avatar: supporterInfo.avatar };
};

/** One contact, with phone and e-mail. */
export const ContactRow = ({ contact, onView, onEdit, onDelete }: Props) => {
  const { name, relationship, supporterInfo } = contact;
  const phone = phoneText(supporterInfo);
  return (
    <li className={styles['row']}>
      <Avatar person={faceOf(contact)} size={44} />
      <div className={styles['who']}>
        <strong>{name}</strong>
        <span>{relationship}</span>
        <span className={styles['ways']}>
          {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          {supporterInfo.email && <a href={`mailto:${supporterInfo.email}`}>{supporterInfo.email}</a>}
        </span>
      </div>
      <div className={styles['acts']}>
        <Button onClick={onView} aria-label={`View ${name}`}>
          View
        </Button>
        {onEdit && (
          <Button onClick={onEdit} aria-label={`Edit ${name}`}>
            Edit
          </Button>
        )}
        {onDelete && (
          <Button danger onClick={onDelete} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        )}
      </div>
    </li>
  );
};

import type { SupportContact } from '@amberway/contract/support-contacts/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { ContactWays } from './ContactWays.tsx';
import { faceOf } from './face.ts';
import styles from './support-contacts.module.css';
import { Button } from '../../ui/kit/Button.tsx';

type Props = { contact: SupportContact; onView: () => void; onEdit?: () => void; onDelete?: () => void };

/** One contact, with phone and e-mail. */
export const ContactRow = ({ contact, onView, onEdit, onDelete }: Props) => {
  const { name, relationship } = contact;
  return (
    <li className={styles['row']}>
      <Avatar person={faceOf(contact)} size={44} />
      <div className={styles['who']}>
        <strong>{name}</strong>
        <span>{relationship}</span>
        <ContactWays contact={contact} />
      </div>
      <div className={styles['actions']}>
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

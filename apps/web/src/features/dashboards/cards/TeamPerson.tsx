import type { PublicPerson } from '@amberway/contract/users/schemas';
import { Avatar } from '../../../ui/Avatar.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { phoneText } from '../../../ui/phone-text.ts';
import { MailAddress } from '../../client-mail/public.ts';
import styles from './cards.module.css';

type Props = { person: Omit<PublicPerson, 'role' | 'businessUserType'> };

/** A team member with contact details. */
export const TeamPerson = ({ person }: Props) => {
  const phone = phoneText(person);
  return (
    <div className={styles['person']}>
      <Avatar person={person} size={52} />
      <div>
        <strong>{fullName(person)}</strong>
        <MailAddress email={person.email} />
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      </div>
    </div>
  );
};

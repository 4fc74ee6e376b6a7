import type { ReactNode } from 'react';
import { Avatar, type Person } from '../../ui/Avatar.tsx';
import { phoneText } from '../../ui/phone-text.ts';
import { MailAddress } from '../client-mail/public.ts';
import styles from './people.module.css';

type Props = {
  person: Person & { email: string; phoneCountryCode: string | null; phoneNumber: string | null };
  /** Tags: a plan, or the roles. */
  tags?: ReactNode;
  actions?: ReactNode;
  /** Set on a client's page: staff can write to them from here. */
  customerId?: string;
};

/** The person of this page with contact details. */
export const PersonHeader = ({ person, tags, actions, customerId }: Props) => {
  const phone = phoneText(person);
  return (
    <header className={styles['header']}>
      <Avatar person={person} size={88} />
      <div className={styles['about']}>
        <h1 tabIndex={-1}>{`${person.firstName} ${person.lastName}`.trim()}</h1>
        {tags && <div className={styles['tags']}>{tags}</div>}
        <p className={styles['ways']}>
          <MailAddress email={person.email} customerId={customerId} />
          {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        </p>
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
};

import type { ReactNode } from 'react';
import { Avatar, type Person } from '../../ui/Avatar.tsx';
import { phoneText } from '../../ui/phone-text.ts';
import styles from './people.module.css';

type Props = {
  person: Person & { email: string; phoneCountryCode: string | null; phoneNumber: string | null };
  /** What they are: a plan, their roles. */
  tags?: ReactNode;
  actions?: ReactNode;
};

/** Who this page is about and how to reach them. */
export const PersonHeader = ({ person, tags, actions }: Props) => {
  const phone = phoneText(person);
  return (
    <header className={styles['header']}>
      <Avatar person={person} size={88} />
      <div className={styles['about']}>
        <h1 tabIndex={-1}>{`${person.firstName} ${person.lastName}`.trim()}</h1>
        {tags && <div className={styles['tags']}>{tags}</div>}
        <p className={styles['ways']}>
          <a href={`mailto:${person.email}`}>{person.email}</a>
          {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        </p>
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
};

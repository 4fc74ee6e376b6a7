import { messagesPath } from '@amberway/contract/messages/paths';
import type { PublicPerson } from '@amberway/contract/users/schemas';
import { useCan } from '../../../kernel/queries/me.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { phoneText } from '../../../ui/phone-text.ts';
import { MailAddress } from '../../client-mail/public.ts';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';

type Props = {
  person: Omit<PublicPerson, 'role' | 'businessUserType'>;
  /** The coach of the child, to whom its family can write. */
  coach?: boolean;
};

/** A team member with contact details. */
export const TeamPerson = ({ person, coach = false }: Props) => {
  const mayWrite = useCan('messages', 'reply');
  const phone = phoneText(person);
  return (
    <div className={styles['person']}>
      <Avatar person={person} size={52} />
      <div>
        <strong>{fullName(person)}</strong>
        <MailAddress email={person.email} />
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        {coach && mayWrite && (
          <ButtonLink
            to={messagesPath(person._id)}
            icon={<Icon name="post" size={18} />}
            className={styles['write'] ?? ''}
          >
            {homeLabels.write(person.firstName)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

import { ageOn, ageText } from '@amberway/contract/members/age';
import { memberTexts } from '@amberway/contract/members/texts';
import type { Client } from '@amberway/contract/users/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDay } from '../../ui/dates.ts';
import { today } from '../../ui/today.ts';
import styles from './ClientCard.module.css';
import { nameOf } from './client-link.ts';

/** One family at a glance: name, the children with their ages and clinicians, the programme's rollover date. */
export const ClientCard = ({ client }: { client: Client }) => {
  const day = today();
  return (
    <div className={styles['card']}>
      <div className={styles['head']}>
        <Avatar person={client} size={44} />
        <div>
          <strong>{nameOf(client)}</strong>
          <span>{client.email}</span>
          {client.choosePlan && <span className={styles['plan']}>{client.choosePlan}</span>}
        </div>
      </div>
      {client.members.length === 0 ? (
        <p>No children added yet</p>
      ) : (
        <ul>
          {client.members.map((child) => {
            const age = child.dob ? ageOn(child.dob, day) : null;
            const clinician = child.primaryContactObject;
            return (
              <li key={child._id}>
                <strong>{age ? `${child.firstName}, ${ageText(age)}` : child.firstName}</strong>
                <span>
                  {clinician
                    ? `${memberTexts.primaryClinician}: ${clinician.firstName} ${clinician.lastName}`
                    : 'No primary clinician yet'}
                </span>
                {child.memberShipEnd && (
                  <span>{`${memberTexts.nextRolloverDate}: ${formatDay(child.memberShipEnd)}`}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};

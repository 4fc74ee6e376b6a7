import type { UseQueryResult } from '@tanstack/react-query';
import type { Home } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { memberTexts } from '@amberway/contract/members/texts';
import type { PublicPerson } from '@amberway/contract/users/schemas';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { phoneText } from '../../../ui/phone-text.ts';
import { MailAddress } from '../../client-mail/public.ts';
import { homeWords } from '../words.ts';
import styles from './cards.module.css';
import { Nothing } from './Nothing.tsx';

const Person = ({ person }: { person: PublicPerson }) => {
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

/** Who works with the child, and whom to ask about everything else. */
export const TeamCards = ({ home }: { home: UseQueryResult<Home> }) => (
  <>
    <LoadedCard title={memberTexts.primaryClinician} query={home} lines={2}>
      {({ primaryClinician }) =>
        primaryClinician ? <Person person={primaryClinician} /> : <Nothing title={homeWords.noClinician} />
      }
    </LoadedCard>
    <LoadedCard title={dashboardTexts.csm} query={home} lines={2}>
      {({ csm }) => (csm ? <Person person={csm} /> : <Nothing title={homeWords.noManager} />)}
    </LoadedCard>
  </>
);

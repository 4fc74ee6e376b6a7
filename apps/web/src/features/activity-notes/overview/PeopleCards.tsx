import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NoteOverview } from '@amberway/contract/activity-notes/schemas';
import { overviewTexts } from '@amberway/contract/activity-notes/texts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { MailAddress } from '../../client-mail/public.ts';
import { overviewQuery } from '../queries.ts';
import styles from './overview.module.css';
import { ButtonAnchor } from '../../../ui/kit/Button.tsx';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';

type Contact = NonNullable<NoteOverview['primaryCoach']>;

const Person = ({ person, children }: { person: Contact; children?: ReactNode }) => (
  <div className={styles['person']}>
    <Avatar person={person} size={52} />
    <div>
      <strong>{fullName(person)}</strong>
      <MailAddress email={person.email} />
      {children}
    </div>
  </div>
);

const phoneOf = ({ phoneCountryCode, phoneNumber }: NonNullable<NoteOverview['customerSuccessManager']>) =>
  phoneNumber ? `${phoneCountryCode ?? ''} ${phoneNumber}`.trim() : null;

const Team = ({ manager }: { manager: NoteOverview['customerSuccessManager'] }) => {
  const coachText = useCoachText();
  const support = usePublicSettings()?.supportUrl;
  const phone = manager && phoneOf(manager);
  return (
    <SectionCard
      title={overviewTexts.team}
      actions={
        support && (
          <ButtonAnchor href={support} target="_blank" rel="noopener noreferrer">
            {overviewTexts.contactSupport}
          </ButtonAnchor>
        )
      }
    >
      {manager ? (
        <Person person={manager}>{phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}</Person>
      ) : (
        <p className={styles['none']}>
          {coachText(
            'Your customer success manager is still to be named.',
            'A team of your own is part of a programme. Our team answers your questions in My Posts.',
          )}
        </p>
      )}
    </SectionCard>
  );
};

/** The people who work with the child and their contact details. */
export const PeopleCards = ({ memberId }: { memberId: string }) => {
  const coachText = useCoachText();
  const overview = useQuery(overviewQuery(memberId));
  if (!overview.data) return <QueryPlaceholder query={overview} title />;
  const { primaryCoach, customerSuccessManager, member } = overview.data;
  return (
    <div className={styles['people']}>
      <SectionCard title={overviewTexts.primaryCoach}>
        {primaryCoach ? (
          <Person person={primaryCoach}>
            <span>{`Works with ${fullName(member)}`}</span>
          </Person>
        ) : (
          <p className={styles['none']}>
            {coachText(`A coach for ${member.firstName} is still to be assigned.`, 'A coach is part of a programme.')}
          </p>
        )}
      </SectionCard>
      <Team manager={customerSuccessManager} />
    </div>
  );
};

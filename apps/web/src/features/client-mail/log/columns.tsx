import type { LoggedMail } from '@amberway/contract/client-mail/schemas';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { formatDateTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ListColumn } from '../../../ui/list/columns.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { labels } from '../labels.ts';
import styles from './log.module.css';

const Person = ({ person }: { person: LoggedMail['owner'] }) => (
  <span className={styles['person']}>
    {fullName(person)}
    <span>{person.email}</span>
  </span>
);

const flaggedIn = ({ resources }: LoggedMail) => resources.some(({ flagged }) => flagged);

export const mailColumns = (zone: string | null): ListColumn<LoggedMail>[] => [
  { key: 'subject', title: clientMailTexts.subject, text: ({ subject }) => subject, sortable: true },
  {
    key: 'owner',
    title: clientMailTexts.from,
    text: ({ owner }) => owner.email,
    render: ({ owner }) => <Person person={owner} />,
    width: 220,
  },
  {
    key: 'receiver',
    title: clientMailTexts.to,
    text: ({ receiver }) => receiver.email,
    render: ({ receiver }) => <Person person={receiver} />,
    width: 220,
  },
  {
    key: 'attachments',
    title: clientMailTexts.attachments,
    text: ({ resources }) => String(resources.length),
    render: (mail) =>
      mail.resources.length === 0 ? (
        <span className={styles['hint']}>–</span>
      ) : (
        <span className={styles['count']}>
          <Icon name="document" />
          {mail.resources.length}
          {flaggedIn(mail) && <StatusTag tone="bad">{labels.flagged}</StatusTag>}
        </span>
      ),
    width: 150,
  },
  {
    key: 'createdAt',
    title: clientMailTexts.date,
    sortable: true,
    text: ({ createdAt }) => formatDateTime(createdAt, zone),
    render: ({ createdAt, state }) => (
      <span className={styles['when']}>
        {formatDateTime(createdAt, zone)}
        {state === 'unconfirmed' && <StatusTag tone="warn">{clientMailTexts.unconfirmed}</StatusTag>}
      </span>
    ),
    width: 200,
  },
];

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoggedMail } from '@amberway/contract/client-mail/schemas';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { mailQuery } from '../queries.ts';
import { labels } from '../labels.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { MailFrame } from './MailFrame.tsx';
import styles from './log.module.css';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Drawer } from '../../../ui/kit/Dialog.tsx';

const WIDTH = 720;

const personText = (person: LoggedMail['owner']) => `${fullName(person)} <${person.email}>`;

const Mail = ({ mail }: { mail: LoggedMail }) => {
  const { timeZone } = useMe();
  return (
    <>
      {mail.state === 'unconfirmed' && (
        <Alert className={styles['head'] ?? ''} tone="warning" title={labels.notConfirmed} />
      )}
      <div className={styles['head']}>
        <Facts
          facts={[
            { label: clientMailTexts.from, value: personText(mail.owner) },
            { label: clientMailTexts.to, value: personText(mail.receiver) },
            ...(mail.member ? [{ label: clientMailTexts.child, value: fullName(mail.member) }] : []),
            { label: clientMailTexts.date, value: formatDateTime(mail.createdAt, timeZone) },
          ]}
        />
      </div>
      <MailFrame html={mail.content} title={labels.mailOf(mail.subject)} />
      <p className={styles['hint']}>{clientMailTexts.remoteImages}</p>
      <h3 className={styles['title']}>{clientMailTexts.attachments}</h3>
      <AttachmentList attachments={mail.resources} />
    </>
  );
};

type Props = { id: string | null; known: LoggedMail | undefined; onClose: () => void };

/** One mail as it was sent, with its files. */
export const MailDrawer = ({ id, known, onClose }: Props) => {
  // Shows the last mail while the drawer closes.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const mail = useQuery({
    ...mailQuery(shown ?? ''),
    enabled: id !== null,
    ...(known && { placeholderData: known }),
  });
  return (
    <Drawer open={id !== null} width={WIDTH} title={mail.data?.subject ?? clientMailTexts.log} onClose={onClose}>
      <QueryPlaceholder query={mail} title lines={8} />
      {mail.data && <Mail mail={mail.data} />}
    </Drawer>
  );
};

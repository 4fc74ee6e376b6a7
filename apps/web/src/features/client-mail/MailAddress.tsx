import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './client-mail.module.css';
import { useMailUrl } from './use-mail-url.ts';

type Props = {
  email: string;
  /** The client's id, if it is a client's address: staff can write to them from here. */
  customerId?: string | undefined;
};

/** An e-mail address. For staff who may write to the client it opens the dialog; for everyone else it is copied. */
export const MailAddress = ({ email, customerId }: Props) => {
  const maySend = useCan('clientMail', 'send');
  const { show } = useMailUrl();
  const copy = useCopy();
  const writes = maySend && customerId !== undefined;
  return (
    <button
      type="button"
      className={styles['address']}
      aria-label={writes ? `Send mail to ${email}` : `Copy ${email}`}
      onClick={() => (writes ? show(customerId) : void copy(email, clientMailTexts.addressCopied))}
    >
      {email}
    </button>
  );
};

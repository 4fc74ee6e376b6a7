import { useQuery } from '@tanstack/react-query';
import type { MailRecipient } from '@amberway/contract/client-mail/schemas';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { useSearchParams } from '../../kernel/router.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { LetterLoading } from './LetterLoading.tsx';
import { MailBox } from './MailBox.tsx';
import { recipientQuery, signatureQuery } from './queries.ts';

type Props = {
  /** The client's id, if the URL names one. */
  to: string | null;
  onClose: () => void;
};

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The recipient from the URL: the named client, or the parent of the child in view. */
const useMeant = (to: string | null): MailRecipient | null | undefined => {
  const [params] = useSearchParams();
  const member = params.get(MEMBER_PARAM);
  const recipient = to && IS_ID.test(to) ? { id: to } : member && IS_ID.test(member) ? { member } : null;
  const found = useQuery({ ...recipientQuery(recipient ?? { id: '' }), enabled: recipient !== null });
  if (!recipient || found.isError) return null;
  return found.data;
};

/** Writes to a client. It opens with the signature, the client named in the URL, and the stored draft. */
export const SendMailDialog = ({ to, onClose }: Props) => {
  const signature = useQuery(signatureQuery);
  const recipient = useMeant(to);
  if (signature.isPending || recipient === undefined)
    return (
      <MailBox onClose={onClose}>
        <LetterLoading />
      </MailBox>
    );
  return (
    <LetterDialog draftKey={to ?? 'new'} recipient={recipient} signature={signature.data ?? ''} onClose={onClose} />
  );
};

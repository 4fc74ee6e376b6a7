import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { flagResource } from '@amberway/contract/resources/endpoints';
import { CLIENT_MAIL_SLICE } from '../queries.ts';
import { useAction } from '../../../ui/use-action.ts';

/** Sets or removes the flag of an attachment; the server mails the sender when it is set. */
export const useFlag = () =>
  useAction(flagResource, {
    invalidates: [CLIENT_MAIL_SLICE],
    done: ({ data }) => (data.currentFlag ? clientMailTexts.flagged : clientMailTexts.unflagged),
  });

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { flagResource } from '@amberway/contract/resources/endpoints';
import { call } from '../../../kernel/api.ts';
import { useNotices } from '../../../ui/notices.ts';
import { CLIENT_MAIL_SLICE } from '../queries.ts';

/** Sets or takes back the flag of an attachment; the server mails the sender when it is set. */
export const useFlag = () => {
  const client = useQueryClient();
  const notices = useNotices();
  return useMutation({
    mutationFn: (id: string) => call(flagResource, { params: { id } }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: [CLIENT_MAIL_SLICE] });
      notices.success(data.currentFlag ? clientMailTexts.flagged : clientMailTexts.unflagged);
    },
    onError: notices.error,
  });
};

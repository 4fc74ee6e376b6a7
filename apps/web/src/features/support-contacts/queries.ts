import { queryOptions } from '@tanstack/react-query';
import { listSupportContacts } from '@amberway/contract/support-contacts/endpoints';
import { call } from '../../kernel/api.ts';

export const CONTACTS_SLICE = 'support-contacts';

/** The support network of one family. */
export const contactsQuery = (uid: string) =>
  queryOptions({
    queryKey: [CONTACTS_SLICE, uid],
    queryFn: async ({ signal }) => (await call(listSupportContacts, { params: { uid } }, { signal })).data,
  });

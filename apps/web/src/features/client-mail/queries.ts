import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getGmailState, getLoggedMail, listRecipients } from '@amberway/contract/client-mail/endpoints';
import { getEmailSignature } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';

export const CLIENT_MAIL_SLICE = 'client-mail';

const SHOWN = 20;

export const gmailStateQuery = (id: string) =>
  queryOptions({
    queryKey: [CLIENT_MAIL_SLICE, 'state', id],
    queryFn: async ({ signal }) => (await call(getGmailState, { query: { id } }, { signal })).data,
  });

export const recipientsQuery = (search: string) =>
  queryOptions({
    queryKey: [CLIENT_MAIL_SLICE, 'recipients', search],
    queryFn: async ({ signal }) => (await call(listRecipients, { query: { search, limit: SHOWN } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** The client of this id, or the parent of this child. */
export const recipientQuery = (recipient: { id: string } | { member: string }) =>
  queryOptions({
    queryKey: [CLIENT_MAIL_SLICE, 'recipient', recipient],
    queryFn: async ({ signal }) => (await call(listRecipients, { query: recipient }, { signal })).data[0] ?? null,
  });

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [CLIENT_MAIL_SLICE, 'one', id],
    queryFn: async ({ signal }) => (await call(getLoggedMail, { params: { id } }, { signal })).data,
  });

export const signatureQuery = queryOptions({
  queryKey: ['users', 'emailSignature'],
  queryFn: async ({ signal }) => (await call(getEmailSignature, undefined, { signal })).data.emailSignature,
});

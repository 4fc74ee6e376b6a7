import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getOutboxMail, listOutbox } from '@amberway/contract/outbox/endpoints';
import { call } from '../../kernel/api.ts';

export const OUTBOX_PAGE = 20;

export const outboxQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: ['mail', 'outbox', page, search],
    queryFn: ({ signal }) => call(listOutbox, { query: { page, pageSize: OUTBOX_PAGE, search } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const outboxMailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mail', 'outbox', 'one', id],
    queryFn: async ({ signal }) => (await call(getOutboxMail, { params: { id } }, { signal })).data,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { parseCsv } from '@amberway/contract/kernel/csv';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import type { SessionReportBody } from '@amberway/contract/reports/body';
import { runSessionReport } from '@amberway/contract/reports/endpoints';
import { listLeanUsers } from '@amberway/contract/users/endpoints';
import { call, callFile } from '../../kernel/api.ts';

export type ReportRow = { id: string; cells: readonly string[] };

/** The file as received, and its lines without the header. A report runs on request only. */
export const sessionReportQuery = (body: SessionReportBody) =>
  queryOptions({
    queryKey: ['reports', 'sessions', body],
    queryFn: async ({ signal }) => {
      const file = await callFile(runSessionReport, { body }, { signal });
      const lines = parseCsv(await file.text()) ?? [];
      return { file, rows: lines.slice(1).map((cells, n): ReportRow => ({ id: String(n), cells })) };
    },
    staleTime: Infinity,
    retry: false,
  });

/** Staff whose name or e-mail contains the search text, including former ones who are not deleted. */
export const staffNamesQuery = (search: string) =>
  queryOptions({
    queryKey: ['users', 'names', 'business', search],
    queryFn: async ({ signal }) =>
      (
        await call(
          listLeanUsers,
          { params: { type: 'business' }, query: { limit: MAX_PAGE_SIZE, ...(search && { search }) } },
          { signal },
        )
      ).data,
    placeholderData: keepPreviousData,
  });

import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from '../../kernel/router.ts';
import type { SessionReportBody } from '@amberway/contract/reports/body';
import { SESSION_REPORT_COLUMNS } from '@amberway/contract/reports/columns';
import { reportTexts, SESSION_REPORT_FILE } from '@amberway/contract/reports/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { same } from '../../kernel/same.ts';
import type { ListColumn } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { localList } from '../../ui/list/local-list.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { saveFile } from '../../ui/save-file.ts';
import { today as todayIn } from '../../ui/today.ts';
import { useWork } from '../../ui/use-action.ts';
import { bodyOf, readFields, type ReportFields, writeBody } from './report-query.ts';
import { type ReportRow, sessionReportQuery } from './queries.ts';
import { ReportForm } from './ReportForm.tsx';
import styles from './reports.module.css';
import { Totals } from './Totals.tsx';

const OPTIONS = { pageSizes: [50, 100, 200] };
/** Placeholder query while none is complete: never sent. */
const NOTHING: SessionReportBody = { from: '', to: '' };

const at = (name: (typeof SESSION_REPORT_COLUMNS)[number]) => SESSION_REPORT_COLUMNS.indexOf(name);
const text = (index: number) => (row: ReportRow) => row.cells[index] ?? '';
const COLUMNS: readonly ListColumn<ReportRow>[] = SESSION_REPORT_COLUMNS.map((title, index) => ({
  key: title,
  title,
  text: text(index),
  ...(title === 'Title' && { names: true as const }),
  ...(title === 'Minutes' && { align: 'right' as const, width: 100 }),
  ...(title === 'Date' && { width: 120 }),
  ...((title === 'Coach' || title === 'Child') && { width: 140 }),
}));

/** The sessions of a date range as a table and a file. The query is stored in the URL. */
export const SessionReportScreen = () => {
  const { timeZone } = useMe();
  const today = todayIn(timeZone);
  const [params, setParams] = useSearchParams();
  const list = useListState(OPTIONS);
  const client = useQueryClient();
  const requested = bodyOf(readFields(params), today);
  const report = useQuery({ ...sessionReportQuery(requested ?? NOTHING), enabled: requested !== undefined });

  const [typed, setTyped] = useState<ReportFields | null>(null);
  const stale = requested !== undefined && typed !== null && !same(bodyOf(typed, today), requested);

  const show = (body: SessionReportBody) =>
    setParams((now) => writeBody(now, body), { replace: requested !== undefined });
  const run = (body: SessionReportBody) => {
    // Running the same query again refetches: sessions may have been added.
    if (same(body, requested)) void report.refetch();
    else show(body);
  };
  const download = useWork((body: SessionReportBody) => client.fetchQuery(sessionReportQuery(body)), {
    done: ({ file }, body) => {
      show(body);
      saveFile(SESSION_REPORT_FILE, file);
    },
  });

  const { data, isFetching, error } = report;
  const whole = { data: data?.rows, isPending: report.isLoading, isFetching, error };
  const rows = localList(whole, list, { textOf: ({ cells }) => cells.join(' ') }, () => void report.refetch());
  return (
    <ListPage<ReportRow>
      title={SCREENS.reports.title}
      noun={['session', 'sessions']}
      list={list}
      data={rows}
      unasked={requested === undefined}
      columns={COLUMNS}
      toneOf={() => (stale ? 'faded' : undefined)}
      idOf={({ id }) => id}
      nameOf={text(at('Title'))}
      lead={
        <div className={styles['lead']}>
          <ReportForm
            initial={readFields(params)}
            today={today}
            onEdited={setTyped}
            busy={download.busy ? 'download' : isFetching ? 'run' : null}
            onRun={run}
            onDownload={(body) => void download.run(body)}
          />
          <p role="status" className={styles['stale']}>
            {stale && reportTexts.changed}
          </p>
          {data && data.rows.length > 0 && <Totals rows={data.rows} stale={stale} />}
        </div>
      }
      empty={requested ? { why: reportTexts.noRows } : { title: reportTexts.notRunTitle, why: reportTexts.notRun }}
    />
  );
};

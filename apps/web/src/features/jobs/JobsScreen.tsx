import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listJobs, retryJob, retryJobs } from '@amberway/contract/jobs/endpoints';
import type { Job } from '@amberway/contract/jobs/schemas';
import { JOB_FILTERS, type JobFilter } from '@amberway/contract/jobs/states';
import { MAIL_JOB } from '@amberway/contract/jobs/mail-job';
import { JOB_STATE_LABELS, jobTexts, jobLabels, LABELLED_JOBS } from '@amberway/contract/jobs/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import type { RowAction } from '../../ui/list/columns.ts';
import type { ListFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useAction } from '../../ui/use-action.ts';
import { jobColumns } from './job-columns.ts';
import { JobsLead } from './JobsLead.tsx';
import { JOBS_SLICE, jobsSummaryQuery } from './queries.ts';
import { Button } from '../../ui/kit/Button.tsx';

// What did not get on comes first: it is why an administrator looks.
const TABS = ['stuck', 'failed', 'queued', 'running', 'done'] as const satisfies readonly JobFilter[];
const JOB_FILTER = 'job';
const OPTIONS = { tabs: TABS, filters: [JOB_FILTER], pageSizes: [20, 50, 100] };
const FILTERS: readonly ListFilter[] = [
  {
    key: JOB_FILTER,
    label: jobTexts.job,
    one: true,
    options: LABELLED_JOBS.map((name) => ({ value: name, label: jobLabels(name) })),
  },
];

/** The server's background jobs, with a retry for failed ones. */
export const JobsScreen = () => {
  const { timeZone } = useMe();
  const list = useListState(OPTIONS);
  const client = useQueryClient();
  const summary = useQuery(jobsSummaryQuery);
  const state = JOB_FILTERS.find((one) => one === list.tab) ?? 'stuck';
  const chosen = list.filters[JOB_FILTER]?.[0];
  const data = useListQuery(listJobs, {
    slice: JOBS_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { state, name: chosen, search: list.search },
  });
  const refresh = () => client.invalidateQueries({ queryKey: [JOBS_SLICE] });
  const again = useAction(retryJob, { invalidates: [JOBS_SLICE], done: jobTexts.againDone });

  const allAgain = useAction(retryJobs, {
    invalidates: [JOBS_SLICE],
    done: ({ data: counts }) => jobTexts.allAgainDone(counts),
  });
  // All of one kind: of the one that is shown, or of the one that pauses.
  const kind = chosen ?? summary.data?.pauses[0]?.name;
  const canRetryAll = kind !== undefined && (state === 'stuck' || state === 'failed');

  // The figures are polled; when they change, the rows are refetched.
  const counts = summary.data?.counts;
  const inState = counts?.[state];
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [JOBS_SLICE, 'list'] });
  }, [client, inState]);

  const actionsOf = (job: Job): RowAction<Job>[] =>
    job.state === 'failed'
      ? [
          {
            key: 'again',
            label: jobTexts.again,
            icon: 'redo',
            onRun: ({ _id }) => void again.run({ params: { id: _id } }),
          },
        ]
      : [];
  return (
    <ListPage<Job>
      title={SCREENS.jobs.title}
      noun={['job', 'jobs']}
      list={list}
      data={data}
      columns={jobColumns(state, timeZone)}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => jobLabels(name)}
      actionsOf={actionsOf}
      search={{ placeholder: jobTexts.search }}
      export={{ name: 'jobs' }}
      filters={FILTERS}
      tabs={TABS.map((key) => ({ key, label: JOB_STATE_LABELS[key], count: counts?.[key] }))}
      lead={
        <>
          {summary.isPending && <Waiting />}
          <JobsLead summary={summary.data} zone={timeZone} />
        </>
      }
      actions={
        <>
          <Button busy={data.refreshing} onClick={() => void refresh()}>
            Refresh list
          </Button>
          {canRetryAll && (
            <Button busy={allAgain.busy} onClick={() => void allAgain.run({ body: { name: kind } })}>
              {kind === MAIL_JOB ? jobTexts.sendAllAgain : jobTexts.allAgain(jobLabels(kind))}
            </Button>
          )}
        </>
      }
      empty={{ why: jobTexts.empty }}
    />
  );
};

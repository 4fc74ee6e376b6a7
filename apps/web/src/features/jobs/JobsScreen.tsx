import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listJobs, retryJob } from '@amberway/contract/jobs/endpoints';
import { type Job, JOB_STATES, type JobState } from '@amberway/contract/jobs/schemas';
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

// Failed jobs first: they are why an administrator looks.
const TABS = ['failed', 'queued', 'running', 'done'] as const satisfies readonly JobState[];
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
  const state = JOB_STATES.find((one) => one === list.tab) ?? 'failed';
  const data = useListQuery(listJobs, {
    slice: JOBS_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { state, name: list.filters[JOB_FILTER]?.[0], search: list.search },
  });
  const refresh = () => client.invalidateQueries({ queryKey: [JOBS_SLICE] });
  const again = useAction(retryJob, { invalidates: [JOBS_SLICE], done: jobTexts.againDone });

  // The figures are polled; when they change, the rows are refetched.
  const counts = summary.data?.counts;
  const inState = counts?.[state];
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [JOBS_SLICE, 'list'] });
  }, [client, inState]);

  const actionsOf = (): RowAction<Job>[] =>
    state === 'failed'
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
        <Button busy={data.refreshing} onClick={() => void refresh()}>
          Refresh list
        </Button>
      }
      empty={{ why: jobTexts.empty }}
    />
  );
};

import type { Job, JobState } from '@amberway/contract/jobs/schemas';
import { jobTexts, jobLabels } from '@amberway/contract/jobs/texts';
import { formatDateTime } from '../../ui/dates.ts';
import type { ListColumn } from '../../ui/list/columns.ts';

/** The columns depend on the job status. */
export const jobColumns = (state: JobState, zone: string | null): readonly ListColumn<Job>[] => [
  { key: 'name', title: jobTexts.job, text: ({ name }) => jobLabels(name) },
  {
    key: 'attempts',
    title: jobTexts.attempts,
    width: 110,
    text: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  state === 'queued' || state === 'running'
    ? { key: 'due', title: jobTexts.due, width: 190, text: ({ dueAt }) => formatDateTime(dueAt, zone) }
    : {
        key: 'finished',
        title: jobTexts.finished,
        width: 190,
        text: ({ finishedAt }) => (finishedAt ? formatDateTime(finishedAt, zone) : ''),
      },
  { key: 'fault', title: jobTexts.fault, text: ({ lastError }) => lastError ?? '' },
];

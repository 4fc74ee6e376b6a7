import type { JobsSummary } from '@amberway/contract/jobs/schemas';
import { jobTexts, jobLabels } from '@amberway/contract/jobs/texts';
import { formatDateTime } from '../../ui/dates.ts';
import styles from './jobs.module.css';

type Props = { summary: JobsSummary | undefined; zone: string | null };

/** Queue delay, and when the recurring jobs were last due. */
export const JobsLead = ({ summary, zone }: Props) => {
  const minutes = Math.round((summary?.waitingSeconds ?? 0) / 60);
  return (
    <div className={styles['lead']}>
      <p>
        {jobTexts.lead} {summary && (minutes > 0 ? jobTexts.late(minutes) : jobTexts.onTime)}
      </p>
      {summary && summary.schedules.length > 0 && (
        <details>
          <summary>{jobTexts.repeating}</summary>
          <dl>
            {summary.schedules.map(({ name, lastDueAt }) => (
              <div key={name}>
                <dt>{jobLabels(name)}</dt>
                <dd>
                  {jobTexts.lastDue} {formatDateTime(lastDueAt, zone)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
};

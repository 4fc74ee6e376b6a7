import { useQuery } from '@tanstack/react-query';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { ServerStatus, StatusCheck } from '@amberway/contract/status/schemas';
import { STATUS_LABELS, statusTexts } from '@amberway/contract/status/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { Alert, type Tone } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { statusQuery } from './queries.ts';
import styles from './status.module.css';

const TONES: Record<StatusCheck['level'], Tone> = { fine: 'success', warning: 'warning', problem: 'danger' };

const summaryOf = (checks: readonly StatusCheck[]): string => {
  const open = checks.filter(({ level }) => level !== 'fine').length;
  return open === 0 ? statusTexts.allFine : statusTexts.attention(open);
};

const Versions = ({ status }: { status: ServerStatus }) => {
  const { timeZone } = useMe();
  const { version, commit, node, database, startedAt } = status;
  const facts = [
    [statusTexts.version, commit ? `${version} (${commit})` : version],
    [statusTexts.database, database],
    [statusTexts.node, node],
    [statusTexts.since, formatDateTime(startedAt, timeZone)],
  ];
  return (
    <section aria-labelledby="status-versions">
      <h2 id="status-versions" className={styles['heading']}>
        {statusTexts.versions}
      </h2>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** How the server is doing, with what to do. */
export const StatusScreen = () => {
  const status = useQuery(statusQuery);
  const checks = status.data?.checks ?? [];
  return (
    <>
      <PageHeading
        title={SCREENS.status.title}
        actions={
          <Button busy={status.isFetching} onClick={() => void status.refetch()}>
            {statusTexts.again}
          </Button>
        }
      >
        {statusTexts.lead} {status.data && summaryOf(checks)}
      </PageHeading>
      <QueryPlaceholder query={status} title lines={6} />
      {status.data && (
        <div className={styles['page']}>
          <ul className={styles['checks']}>
            {checks.map(({ check, level, text, advice }) => (
              <li key={check}>
                <Alert tone={TONES[level]} title={STATUS_LABELS[check]}>
                  <p>{text}</p>
                  {advice && <p>{advice}</p>}
                </Alert>
              </li>
            ))}
          </ul>
          <Versions status={status.data} />
        </div>
      )}
    </>
  );
};

import { DAY } from '@amberway/contract/kernel/limits';
import { trueNow } from '../../../kernel/device/clock.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { Link } from '../../../kernel/router.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';

const daysUntil = (instant: string) => Math.max(1, Math.ceil((Date.parse(instant) - trueNow()) / DAY));

/** For staff on their home: until when a second factor has to be set up. */
export const GraceNotice = () => {
  const second = useMe().secondFactor;
  if (second?.due !== 'grace' || !second.graceUntil) return null;
  return (
    <div className={styles['grace']}>
      <Alert
        tone="warning"
        title={
          <>
            {`${labels.graceBefore} `}
            <ViewerTime at={second.graceUntil} day />
          </>
        }
      >
        {`${labels.graceLeft(daysUntil(second.graceUntil))} `}
        <Link to={`${SCREENS.settings.path}#signing-in`}>{labels.graceLink}</Link>
      </Alert>
    </div>
  );
};

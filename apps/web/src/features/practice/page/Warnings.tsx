import { WAITING_MAX, WAITING_WARNING } from '@amberway/contract/practice/limits';
import { DAY } from '@amberway/contract/kernel/limits';
import { useOutbox } from '../../../kernel/outbox/outbox.ts';
import { saidDay } from '../../../ui/said-dates.ts';
import { clockAhead } from '../../../kernel/device/clock.ts';
import { practiseLabels } from './labels.ts';
import { Strip } from './Strip.tsx';
import { useConnected } from './use-connected.ts';
import { zoneHere } from './zone.ts';

/** Other browsers name Safari too. */
const OTHERS = /chrome|chromium|android|crios|fxios|edg/i;
const WARN_AFTER_MS = 3 * DAY;
const REMOVED_AFTER_MS = 7 * DAY;

/** Safari removes what a site has stored after seven days without a visit, unless it is installed. */
const mayBeRemoved = (): boolean =>
  navigator.userAgent.includes('Safari') &&
  !OTHERS.test(navigator.userAgent) &&
  !window.matchMedia('(display-mode: standalone)').matches;

const dayText = (at: number) => saidDay(new Date(at).toISOString(), zoneHere());

/** The last day on which what waits is safe, if this browser will remove it. */
const removalDay = (oldest: number | undefined): string | null => {
  const now = Date.now();
  return oldest !== undefined && now - oldest >= WARN_AFTER_MS && mayBeRemoved()
    ? dayText(now + REMOVED_AFTER_MS)
    : null;
};

/** What is to be known about this device, above every view. */
export const Warnings = () => {
  const { owner, waiting, refused, others } = useOutbox();
  // The limit counts everything that is stored here, whoever wrote it.
  const stored = waiting.length + refused.length + others;
  const connected = useConnected();
  const removal = removalDay(waiting[0]?.at);
  return (
    <div role="status">
      {!connected && <Strip tone="info">{practiseLabels.notConnected}</Strip>}
      {stored >= WAITING_WARNING && (
        <Strip tone="warning" icon="warning">
          {practiseLabels.nearlyFull(stored, WAITING_MAX)}
        </Strip>
      )}
      {removal && (
        <Strip tone="danger" icon="warning">
          {practiseLabels.openBefore(removal)}
        </Strip>
      )}
      {clockAhead() !== 0 && (
        <Strip tone="warning" icon="clock">
          {practiseLabels.clockOff}
        </Strip>
      )}
      {others > 0 && (
        <Strip tone="info" icon="person">
          {/* Nobody is known before a sign-in: then they may be the reader’s own. */}
          {owner === null ? practiseLabels.someones(others) : practiseLabels.others(others)}
        </Strip>
      )}
    </div>
  );
};

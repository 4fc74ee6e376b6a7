import '../../../app/theme/styles.ts';
import './offline.css';
import { getLive } from '@amberway/contract/health/endpoints';
import { SECOND } from '@amberway/contract/kernel/limits';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { applyLook } from './look.ts';

// The page instead of one that cannot be loaded: it says what still works, and opens the wanted page when it can.

applyLook();

const LOOK_MS = 15 * SECOND;
/** A network without a way to the server counts as connected for the browser, so its events are not enough. */
const look = async (): Promise<void> => {
  if (document.visibilityState !== 'visible') return;
  const response = await fetch(toUrl(getLive), { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) location.reload();
};
setInterval(() => void look(), LOOK_MS);
document.addEventListener('visibilitychange', () => void look());
window.addEventListener('online', () => location.reload());

import { installTexts } from '@amberway/contract/shell/install-texts';
import { applyUpdate, useUpdateReady } from '../../../kernel/install/worker.ts';
import styles from './page.module.css';

/** A new version is offered, never forced: somebody may be recording. */
export const UpdateStrip = () => {
  const ready = useUpdateReady();
  if (!ready) return null;
  return (
    <div className={styles['strip']} data-tone="info" role="status">
      <span>{installTexts.newer}</span>
      <button type="button" className={styles['plain']} onClick={applyUpdate}>
        {installTexts.reload}
      </button>
    </div>
  );
};

import { HOME_PATH, PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { useOutbox } from '../../../kernel/outbox/outbox.ts';
import { outboxTexts } from '../../../kernel/outbox/texts.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { Strip } from './Strip.tsx';

/** How many entries wait, and how they go. Nothing if there are none. */
export const WaitingStrip = () => {
  const { waiting, needs } = useOutbox();
  if (waiting.length === 0) return null;
  return (
    <Strip tone="info">
      <b>{outboxTexts.waiting(waiting.length)}</b>{' '}
      {needs ? outboxTexts.needs[needs] : outboxTexts.byThemselves(waiting.length)}{' '}
      {needs && (
        <a className={styles['way']} href={needs === 'signIn' ? PUBLIC_ROUTES.login : HOME_PATH}>
          {needs === 'signIn' ? practiseLabels.signIn : practiseLabels.openAmberway}
        </a>
      )}
    </Strip>
  );
};

import type { Today } from '@amberway/contract/dashboards/schemas';
import { letGoTexts as texts } from '@amberway/contract/tasks/let-go';
import { useCan } from '../../../kernel/queries/me.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useLetGo } from '../../tasks/public.ts';
import styles from './older.module.css';

type Props = Pick<Today, 'olderTasks' | 'letGoTasks'>;
const idsOf = (tasks: readonly { _id: string }[]) => tasks.map(({ _id }) => _id);

/** What was due long ago, in one row: let go with one press, and for a day taken back with one. */
export const OlderTasks = ({ olderTasks, letGoTasks = [] }: Props) => {
  const mayLetGo = useCan('tasks', 'letGo');
  const { letGo, bringBack, busy } = useLetGo();
  const older = olderTasks?.items ?? [];
  return (
    <>
      {older.length > 0 && (
        <div className={styles['older']}>
          <details>
            <summary>{texts.older(olderTasks?.count ?? 0)}</summary>
            <ul>
              {older.map(({ _id, name }) => (
                <li key={_id}>{name}</li>
              ))}
            </ul>
          </details>
          {mayLetGo && (
            <Button
              size="small"
              busy={busy}
              aria-label={texts.letGoOf(older.length)}
              onClick={() => letGo(idsOf(older))}
            >
              {texts.letGo}
            </Button>
          )}
        </div>
      )}
      {letGoTasks.length > 0 && (
        <div className={styles['older']}>
          <p role="status">{texts.gone(letGoTasks.length)}</p>
          {mayLetGo && (
            <Button size="small" variant="text" busy={busy} onClick={() => bringBack(idsOf(letGoTasks))}>
              {texts.undo}
            </Button>
          )}
        </div>
      )}
    </>
  );
};

import type { ProgressKind } from '@amberway/contract/learning/kinds';
import type { OpenItem } from '@amberway/contract/learning/schemas';
import { learningTexts } from '@amberway/contract/learning/texts';
import { useCan } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import styles from './item.module.css';
import { useSaveProgress } from './use-progress.ts';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = { item: OpenItem & { kind: ProgressKind } };

/** Marks an item as done, and undoes it. */
export const DoneButton = ({ item }: Props) => {
  const may = useCan('learning', 'write');
  const { save, pending } = useSaveProgress(item.kind, item._id);
  const done = pending?.done ?? item.state === 'done';
  return (
    <span className={styles['done']} role="status">
      {done && <StatusTag tone="good">{learningTexts.done[item.kind]}</StatusTag>}
      {may && (
        <Button
          icon={<Icon name={done ? 'restore' : 'check'} size={18} />}
          disabled={pending !== undefined}
          onClick={() => void save({ done: !done })}
        >
          {done ? learningTexts.markUndone[item.kind] : learningTexts.markDone[item.kind]}
        </Button>
      )}
    </span>
  );
};

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Thumbnail } from '../list/Thumbnail.tsx';
import type { Option } from './sources.ts';
import styles from './widgets.module.css';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = {
  item: Option;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

export const OrderedItem = ({ item, index, count, disabled, onMove, onRemove }: Props) => {
  const { _id, name, picture = null } = item;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id: _id });
  return (
    <li
      ref={setNodeRef}
      className={styles['item']}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!disabled && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles['handle']}
          {...attributes}
          {...listeners}
          aria-label={`Drag ${name}`}
        >
          <Icon name="grip" size={18} />
        </button>
      )}
      <span>{index + 1}</span>
      <Thumbnail src={picture} />
      <strong>{name}</strong>
      {!disabled && (
        <>
          <Button
            variant="text"
            size="small"
            disabled={index === 0}
            aria-label={`Move up ${name}`}
            title="Move up"
            icon={<Icon name="arrowUp" size={18} />}
            onClick={() => onMove(-1)}
          />
          <Button
            variant="text"
            size="small"
            disabled={index === count - 1}
            aria-label={`Move down ${name}`}
            title="Move down"
            icon={<Icon name="arrowDown" size={18} />}
            onClick={() => onMove(1)}
          />
          <Button
            variant="text"
            size="small"
            danger
            aria-label={`Remove ${name}`}
            title="Remove"
            icon={<Icon name="close" size={18} />}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
};

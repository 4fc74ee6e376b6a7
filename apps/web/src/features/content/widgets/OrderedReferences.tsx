import { DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import { OrderedItem } from './OrderedItem.tsx';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import type { Option, Source } from './sources.ts';
import styles from './widgets.module.css';
import { useDisabled } from '../../../ui/kit/disabled.ts';

type Props = {
  label: string;
  source: Source;
  known: readonly Option[];
  id?: string;
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
};

/** Several records in a chosen order: by dragging, by keyboard, by Move up and Move down. */
export const OrderedReferences = ({ label, source, known, id, value = [], onChange }: Props) => {
  const componentDisabled = useDisabled();
  const disabled = componentDisabled ?? false;
  const [added, setAdded] = useState<readonly Option[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    // A few pixels, so that a click on the handle is not yet a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const items = value.map((one) => [...known, ...added].find(({ _id }) => _id === one) ?? { _id: one, name: '…' });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length || from === to) return;
    onChange?.(arrayMove([...value], from, to));
    setAnnouncement(`${items[from]?.name ?? ''} is now number ${to + 1} of ${value.length}.`);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(value.indexOf(String(active.id)), value.indexOf(String(over.id)));
  };
  const add = (option: Option) => {
    if (value.includes(option._id)) return;
    setAdded((now) => [...now, option]);
    onChange?.([...value, option._id]);
  };

  return (
    <div className={styles['ordered']}>
      {!disabled && (
        <ReferenceSelect
          {...(id === undefined ? {} : { id })}
          source={source}
          known={[]}
          many={false}
          value={null}
          onOption={add}
          placeholder={`Search and add ${label.toLowerCase()}`}
        />
      )}
      <DndContext sensors={sensors} onDragEnd={onDragEnd}>
        <SortableContext items={[...value]} strategy={verticalListSortingStrategy} disabled={disabled}>
          <ol aria-label={label}>
            {items.map((item, index) => (
              <OrderedItem
                key={item._id}
                item={item}
                index={index}
                count={items.length}
                disabled={disabled}
                onMove={(step) => move(index, index + step)}
                onRemove={() => onChange?.(value.filter((one) => one !== item._id))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
};

import { useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Picked, ResourcePicker } from '../resources/public.ts';
import styles from './tasks.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { useDisabled } from '../../ui/kit/disabled.ts';

type Props = { id?: string; value?: Picked[]; onChange?: (picked: Picked[]) => void };

/** Resources of the library linked to a task. */
export const ResourceLinks = ({ id, value = [], onChange }: Props) => {
  const [picking, setPicking] = useState(false);
  const componentDisabled = useDisabled();
  return (
    <div className={styles['links']}>
      {value.length > 0 && (
        <ul>
          {value.map(({ _id, name }) => (
            <li key={_id} className={styles['link']} data-read={componentDisabled || undefined}>
              {name}
              {!componentDisabled && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={`Remove ${name}`}
                  icon={<Icon name="close" size={14} />}
                  onClick={() => onChange?.(value.filter((one) => one._id !== _id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {componentDisabled ? (
        value.length === 0 && '–'
      ) : (
        <Button
          {...(id === undefined ? {} : { id })}
          // Otherwise the field's label would name the button.
          aria-label="Add resources"
          icon={<Icon name="plus" size={16} />}
          onClick={() => setPicking(true)}
        >
          Add resources
        </Button>
      )}
      <ResourcePicker
        open={picking}
        picked={value}
        onChange={(next) => onChange?.(next)}
        onClose={() => setPicking(false)}
      />
    </div>
  );
};

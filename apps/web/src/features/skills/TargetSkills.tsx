import { useState } from 'react';
import { withoutBlanks } from '@amberway/contract/kernel/visible';
import { TextList } from '../../ui/form/TextList.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Picked, ResourcePicker } from '../resources/public.ts';
import styles from './skills.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { useDisabled } from '../../ui/kit/disabled.ts';

type Props = { id?: string; value?: string[]; onChange?: (texts: string[]) => void };

/** Target skills are typed, or added from the names of resources that teach them. */
export const TargetSkills = ({ id, value = [], onChange }: Props) => {
  const [picked, setPicked] = useState<Picked[] | null>(null);
  const componentDisabled = useDisabled();
  const change = (next: Picked[]) => {
    const gone = (picked ?? []).filter(({ _id }) => !next.some((one) => one._id === _id)).map(({ name }) => name);
    const more = next.map(({ name }) => name).filter((name) => !value.includes(name));
    onChange?.([...withoutBlanks(value).filter((text) => !gone.includes(text)), ...more]);
    setPicked(next);
  };
  return (
    <div className={styles['targets']}>
      <TextList
        {...(id === undefined ? {} : { id })}
        value={value}
        noun="target skill"
        {...(onChange && { onChange })}
      />
      {!componentDisabled && (
        <Button variant="text" icon={<Icon name="folder" size={16} />} onClick={() => setPicked([])}>
          Choose from resources
        </Button>
      )}
      <ResourcePicker open={picked !== null} picked={picked ?? []} onChange={change} onClose={() => setPicked(null)} />
    </div>
  );
};

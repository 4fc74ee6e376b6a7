import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { NoteTaskDrawer } from '../../tasks/public.ts';
import styles from './fields.module.css';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = {
  id?: string;
  value?: string[];
  onChange?: (tasks: string[]) => void;
  memberId: string | null;
  /** Names of tasks that have left the programme since. */
  known: NoteDetails['relatedTaskObjects'];
};

/** The tasks of this session, grouped by outcome and skill; a new one can be added here. */
export const RelatedTasks = ({ id, value = [], onChange, memberId, known }: Props) => {
  const [adding, setAdding] = useState(false);
  const { data = [], isFetching } = useQuery({ ...programmeQuery(memberId ?? ''), enabled: memberId !== null });
  const groups = data.flatMap((outcome) =>
    outcome.skills
      .map((skill) => ({
        label: `${outcome.name} › ${skill.name}`,
        options: skill.tasks
          .filter(({ _id, closedAt }) => closedAt === null || value.includes(_id))
          .map((task) => ({ value: task._id, label: task.name })),
      }))
      .filter(({ options }) => options.length > 0),
  );
  const offered = new Set(groups.flatMap(({ options }) => options.map((option) => option.value)));
  const gone = known.filter(({ _id }) => !offered.has(_id)).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <div className={styles['tasks']}>
      <MultiSelect
        id={id}
        loading={isFetching}
        placeholder="Select tasks"
        value={value}
        options={gone.length > 0 ? [...groups, { label: 'Other tasks', options: gone }] : groups}
        onChange={onChange}
      />
      {memberId && (
        <>
          <Button icon={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
            Add a task
          </Button>
          <NoteTaskDrawer
            memberId={memberId}
            open={adding}
            onClose={() => setAdding(false)}
            onAdded={(task) => onChange?.([...value, task])}
          />
        </>
      )}
    </div>
  );
};

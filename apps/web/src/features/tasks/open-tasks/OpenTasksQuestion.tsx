import { useId, useState } from 'react';
import { CLOSE_TASKS, type OpenTasks, openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import styles from './open-tasks.module.css';
import { OpenTasksChoice } from './OpenTasksChoice.tsx';
import type { GoingOn } from './skills-that-go-on.ts';

type Props = {
  /** The ending skill or outcome. */
  name: string;
  count: number;
  skills: readonly GoingOn[];
  onChoose: (value: OpenTasks) => void;
};

/** The choice in a confirmation dialog: closing them is the default. */
export const OpenTasksQuestion = ({ name, count, skills, onChoose }: Props) => {
  const question = useId();
  const [value, setValue] = useState(CLOSE_TASKS);
  return (
    <>
      {name}
      <p id={question} className={styles['question']}>
        {openTaskTexts.question(count)}
      </p>
      <OpenTasksChoice
        aria-labelledby={question}
        value={value}
        skills={skills}
        onChange={(next) => {
          setValue(next);
          onChoose(next);
        }}
      />
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { type OpenTasks, openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { OpenTasksChoice } from './OpenTasksChoice.tsx';
import { type Ending, skillsThatGoOn } from './skills-that-go-on.ts';

type Props = { memberId: string; ending: Ending; count: number };

/** The choice as a field in the skill or outcome form, beside the status. */
export const OpenTasksField = ({ memberId, ending, count }: Props) => {
  const { data = [] } = useQuery(programmeQuery(memberId));
  return (
    <FormField<{ openTasks: OpenTasks }> name="openTasks" label={openTaskTexts.question(count)}>
      <OpenTasksChoice skills={skillsThatGoOn(data, ending)} />
    </FormField>
  );
};

import { bringBackTasks, letGoTasks } from '@amberway/contract/tasks/endpoints';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { useAction } from '../../ui/use-action.ts';

// Lists, figures and reminders are without the tasks at once.
const invalidates = ['dashboards', PROGRAMME_SLICE, 'notifications', 'child-page'];

/** Both need the network: what was done or closed meanwhile stays as it is, and only the server knows. */
export const useLetGo = () => {
  const away = useAction(letGoTasks, { invalidates });
  const back = useAction(bringBackTasks, { invalidates });
  return {
    letGo: (tasks: string[]) => void away.run({ body: { tasks } }),
    bringBack: (tasks: string[]) => void back.run({ body: { tasks } }),
    busy: away.busy || back.busy,
  };
};

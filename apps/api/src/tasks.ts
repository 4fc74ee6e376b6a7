import { packRecord } from './features/privacy/export/pack.ts';
import { sanitiseHtml } from './kernel/html/sanitise.ts';
import type { TaskInput, TaskName, TaskOutput, Tasks } from './kernel/work/task.ts';

// The module that worker threads load.

const TASKS: Tasks = { sanitise: sanitiseHtml, packRecord };

const runTask = <N extends TaskName>({ name, input }: { name: N; input: TaskInput<N> }): TaskOutput<N> =>
  (TASKS[name] as (given: TaskInput<N>) => TaskOutput<N>)(input);

export default runTask;

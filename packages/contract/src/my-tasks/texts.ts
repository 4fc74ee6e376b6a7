// Words of the task widget in the workspace, exactly as specified where the specification gives them.
export const myTaskTexts = {
  empty: 'Add your first task and get started',

  inputTitle: 'Please enter a title',
  tooMany: 'You have reached the most tasks. Please remove one first.',
  added: 'Task added successfully!',
  updated: 'Task updated successfully!',
  removed: 'Task removed successfully!',
  add: 'Add task',
  title: 'Title',
} as const;

/** As many as one list shows. */
export const MAX_MY_TASKS = 200;

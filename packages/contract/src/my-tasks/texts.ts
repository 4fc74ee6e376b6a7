// Texts of the task widget in the workspace, verbatim where the specification gives them.
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

/** All tasks are listed on one page. */
export const MAX_MY_TASKS = 200;

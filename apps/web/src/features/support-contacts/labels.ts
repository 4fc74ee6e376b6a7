export const labels = {
  title: 'Support network',
  noun: 'support contact',
  kind: 'Support contact',
  ways: 'How to reach them',
  noWays: 'No phone number or e-mail yet',
  add: 'Add support contact',
  lead: 'People who help your family: relatives, teachers, therapists.',
  none: 'No support contacts yet',
  noneHint: 'Add the people who help, so that everyone knows whom to call.',
  noneRead: 'Nobody has been added for this family.',
  saved: 'Support contact saved successfully!',
  deleted: 'Support contact deleted successfully!',
} as const;

type Noun = readonly [string, string];
const counted = (count: number, [one, many]: Noun) => `${count} ${count === 1 ? one : many}`;

export const importLabels = {
  template: 'Download a template',
  rows: 'Rows of the file',
  kinds: { new: 'New', sameName: 'Same name', update: 'Update' },
  addAnyway: 'Add anyway',
  addRow: (row: number) => `Add row ${row} anyway`,
  addAll: 'Add all anyway',
  leaveOutAll: 'Leave all out',
  sameNameWhy: (count: number) =>
    count === 1
      ? 'One row has a name that exists already. It is left out unless you add it anyway.'
      : `${count} rows have a name that exists already. They are left out unless you add them anyway.`,
  /** '3 will be added, 2 updated and 1 left out.' */
  plan: ({ added, updated, left }: Record<'added' | 'updated' | 'left', number>, noun: Noun) =>
    `${counted(added, noun)} will be added${updated > 0 ? `, ${updated} updated` : ''}${left > 0 ? `, ${left} left out` : ''}.`,
  done: ({ added, updated, left }: Record<'added' | 'updated' | 'left', number>, noun: Noun) =>
    `${counted(added, noun)} added${updated > 0 ? `, ${updated} updated` : ''}${left > 0 ? `, ${left} left out: the name exists already` : ''}.`,
  button: (added: number, updated: number, noun: Noun) =>
    updated === 0
      ? `Import ${counted(added, noun)}`
      : added === 0
        ? `Update ${counted(updated, noun)}`
        : `Import ${added} and update ${updated}`,
  how: 'A row with the _id of an export updates that record; empty cells leave a field as it is. A row without one is added.',
} as const;

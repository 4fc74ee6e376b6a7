import { deleteQuestion } from '@amberway/contract/shell/texts';

export type Leave = 'deactivate' | 'delete';

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const handoverLabels = {
  children: (name: string, count: number) => `${name} is the coach of ${some(count, 'child', 'children')}:`,
  families: (name: string, count: number) => `${name} is the success manager of ${some(count, 'family', 'families')}.`,
  family: (parent: string) => `child of ${parent}`,
  more: (count: number) => `and ${count} more`,
  to: 'Hand over to',
  note: 'The new coach sees these children and families at once; each change is in their history.',
  deactivate: {
    title: (names: readonly string[]) =>
      `Deactivate ${names.length > 2 ? `${names.length} coaches` : names.join(' and ')}?`,
    without: 'Deactivate without handover',
    hand: 'Hand over and deactivate',
  },
  delete: {
    title: (names: readonly string[]) =>
      names.length > 1 ? `Do you really want to delete these ${names.length} users?` : deleteQuestion('user'),
    without: 'Delete without handover',
    hand: 'Hand over and delete',
  },
} as const;

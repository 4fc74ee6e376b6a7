import type { MessageThread } from '@amberway/contract/messages/schemas';

type Child = { _id: string; firstName: string };

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What the person is to the family: Arlo’s coach. */
export const partOf = (
  { part, children }: Pick<MessageThread, 'part' | 'children'>,
  family: readonly Child[],
): string => {
  const names = family.filter(({ _id }) => children.includes(_id)).map(({ firstName }) => firstName);
  switch (part) {
    case 'clinician':
      return names.length > 0 ? `${listed(names)}’s coach` : 'Your coach';
    case 'manager':
      return 'Your success manager';
    case 'team':
      return 'In your team';
    case 'office':
      return 'The office';
    default:
      return 'Worked with your family';
  }
};

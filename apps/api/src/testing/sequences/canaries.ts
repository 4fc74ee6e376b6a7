// A unique word in every record of a family, which encodes the family and the kind of record: wherever it appears in a
// response, the test can tell who may see it.

export const FAMILIES = ['a', 'b', 'c', 'd'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Who may see it at most. record: the family and those who work with it. child: the same and the team of the child's
 * skill. sibling: the same of the other child. staff: the same as child without the family. house: the family and all
 * staff. mail: staff who work with the family, and the sender. own: who wrote it, while they may see the child. shared: a private resource, owned by the
 * family from its first share: its staff see it from then on, the family while it is shared. letter: both parties.
 */
export type Audience = 'record' | 'child' | 'sibling' | 'own' | 'staff' | 'house' | 'mail' | 'shared' | 'letter';

export const AUDIENCES = {
  child: 'child',
  sibling: 'sibling',
  siblingskill: 'sibling',
  draft: 'own',
  address: 'record',
  outcome: 'child',
  skill: 'child',
  task: 'child',
  note: 'child',
  win: 'child',
  idea: 'child',
  meeting: 'child',
  file: 'record',
  bytes: 'record',
  diary: 'child',
  practice: 'child',
  goal: 'child',
  wish: 'child',
  contact: 'record',
  comment: 'record',
  attachment: 'child',
  upload: 'child',
  internal: 'staff',
  pending: 'staff',
  post: 'house',
  mail: 'mail',
  resource: 'shared',
  letter: 'letter',
} as const satisfies Record<string, Audience>;
export type Kind = keyof typeof AUDIENCES;

export type Canary = { family: Family; kind: Kind };

export const canary = (family: Family, kind: Kind): string => `zqx${family}${kind}zqx`;

/** Each canary in the text once, in upper or lower case. */
export const canariesIn = (text: string): Canary[] => {
  const words = new Set(Array.from(text.matchAll(/zqx([a-d][a-z]+?)zqx/gi), ([, word = '']) => word.toLowerCase()));
  return [...words].map((word) => ({ family: word.slice(0, 1) as Family, kind: word.slice(1) as Kind }));
};

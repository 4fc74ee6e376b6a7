// A unique word in every record of a family, which encodes the family and the kind of record: wherever it appears in a
// response, the test can tell who may see it.

export const FAMILIES = ['a', 'b', 'c', 'd'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Who may see it at most. record: the family and those who work with it. staff: the same without the family. house: the
 * family and all staff. mail: staff who work with the family, and the sender. shared: a private resource, owned by the
 * family from its first share: its staff see it from then on, the family while it is shared. letter: both parties.
 */
export type Audience = 'record' | 'staff' | 'house' | 'mail' | 'shared' | 'letter';

export const AUDIENCES = {
  child: 'record',
  address: 'record',
  outcome: 'record',
  skill: 'record',
  task: 'record',
  note: 'record',
  win: 'record',
  idea: 'record',
  meeting: 'record',
  file: 'record',
  bytes: 'record',
  diary: 'record',
  practice: 'record',
  goal: 'record',
  wish: 'record',
  contact: 'record',
  comment: 'record',
  attachment: 'record',
  upload: 'record',
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

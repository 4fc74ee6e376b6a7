// A word in every record of a family that says whose it is and what it stands in: wherever it turns up, in whatever
// answer, one can tell who was to see it.

export const FAMILIES = ['a', 'b', 'c', 'd'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Who may see it at most. record: the family and those who work with it. staff: of these not the family. house: the
 * family and all staff. mail: staff who work with the family, and the sender. shared: a private resource, which belongs to
 * the family from its first share: its staff sees it from then on, the family as long as the child has it. letter: the family and the coach it was exchanged with.
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

/** Each once, however it is spelled. */
export const canariesIn = (text: string): Canary[] => {
  const words = new Set(Array.from(text.matchAll(/zqx([a-d][a-z]+?)zqx/gi), ([, word = '']) => word.toLowerCase()));
  return [...words].map((word) => ({ family: word.slice(0, 1) as Family, kind: word.slice(1) as Kind }));
};

import type { RecordArea } from './record-areas.ts';

// What a call shows of a family's record, as a part of its declaration: the server notes it for the family's log.

/** A family by the customer's id, or by that of something that belongs to it. */
export const RECORD_OWNERS = ['customer', 'member', 'note', 'file', 'resource', 'task', 'comment', 'email'] as const;
export type RecordOwner = (typeof RECORD_OWNERS)[number];

/**
 * Where the id is: in the request, or in the `data` of the reply (an id, or a record with `_id`). `*` stands for each
 * entry of a list. `viewer` is the customer that a member of staff acts for.
 */
export type Locator = `params.${string}` | `query.${string}` | `body.${string}` | 'data' | `data.${string}` | 'viewer';

/**
 * The part of the record, and where the call says whose it is. Every owner counts; of its locators the first that
 * finds an id decides. A reply that shows a few families is a reading of each; one of many is a list, by which a
 * family is found.
 */
export type Reading = { readonly area: RecordArea } & {
  readonly [O in RecordOwner]?: Locator | readonly Locator[];
};

/** False: the call shows nothing of one family. */
export type Reads = Reading | false;

/** What belongs to the viewer; it is a family's only while somebody acts for it. */
export const OWN_ACCOUNT = { area: 'account', customer: 'viewer' } as const satisfies Reading;

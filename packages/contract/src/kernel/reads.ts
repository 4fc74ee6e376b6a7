import type { RecordArea } from './record-areas.ts';

// Declares which part of a family's record a call shows; the server records it in the family's read log.

/** A family is identified by the customer's id, or by the id of something that belongs to it. */
export const RECORD_OWNERS = ['customer', 'member', 'note', 'file', 'resource', 'task', 'comment', 'email'] as const;
export type RecordOwner = (typeof RECORD_OWNERS)[number];

/**
 * Where the id is: in the request, or in the `data` of the reply (an id, or a record with `_id`). `*` matches every
 * entry of a list. `viewer` is the customer that staff act for.
 */
export type Locator = `params.${string}` | `query.${string}` | `body.${string}` | 'data' | `data.${string}` | 'viewer';

/**
 * The part of the record, and where its owner's id is. All owners are recorded; for each, the first locator that
 * yields an id wins. A reply with a few families counts as reading each of them; one with many counts as a
 * directory list and is not recorded.
 */
export type Reading = {
  readonly area: RecordArea;
  /** Further parts of the record that the same reply shows. */
  readonly also?: readonly RecordArea[];
} & {
  readonly [O in RecordOwner]?: Locator | readonly Locator[];
};

/** False: the call shows nothing of a particular family. */
export type Reads = Reading | false;

/** Data of the viewer; recorded only while staff act for a family. */
export const OWN_ACCOUNT = { area: 'account', customer: 'viewer' } as const satisfies Reading;

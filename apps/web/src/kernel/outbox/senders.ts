import type { Entry } from './entries.ts';

/**
 * What the server did with one entry. Stored and known entries leave the device; a refused one shows its reason. A
 * corrected one was rejected too, and is sent again with another body, once.
 */
export type Outcome =
  | { id: string; result: 'stored' | 'known' }
  | { id: string; result: 'refused'; reason: string }
  | { id: string; result: 'corrected'; body: unknown };

export type Sender = {
  /** How many entries one request takes. */
  batch: number;
  /** Before an entry is sent for the first time: the body to send, if its times are put right by the server's clock. */
  checked?: (entry: Entry) => Promise<unknown>;
  /** Returns an outcome per entry. Throws an ApiError if the request as a whole failed: then all of them wait on. */
  send: (entries: readonly Entry[]) => Promise<readonly Outcome[]>;
};

const senders = new Map<string, Sender>();

/** Entries of a kind without a sender wait until a page is opened that has one. */
export const registerSender = (kind: string, sender: Sender): void => void senders.set(kind, sender);
export const senderOf = (kind: string): Sender | undefined => senders.get(kind);
export const clearSenders = (): void => senders.clear();

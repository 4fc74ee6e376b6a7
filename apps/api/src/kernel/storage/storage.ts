import type { Readable } from 'node:stream';

export type ByteRange = { start: number; end: number };
export type StoredObject = { key: string; modifiedAt: Date };

/** Stores file contents under names that the server generates. An object is replaced as a whole, or not at all. */
export type Storage = {
  kind: 'disk' | 's3';
  /** Moves a file from the spool. When it returns, the object is durable; when it throws, it does not exist. */
  put: (key: string, path: string, mime: string) => Promise<void>;
  /** The content, or undefined when there is no such object. `end` is inclusive. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  size: (key: string) => Promise<number | undefined>;
  /** Removing an object that does not exist is not an error. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredObject>;
  close: () => void;
};

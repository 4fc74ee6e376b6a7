import type { Readable } from 'node:stream';

export type ByteRange = { start: number; end: number };
export type StoredObject = { key: string; modifiedAt: Date };

/** Where file contents are kept. Objects have names made by the server and never change once they are there. */
export type Storage = {
  kind: 'disk' | 's3';
  /** Takes over a file of the spool. When it returns, the object is there for good; when it throws, it is not. */
  put: (key: string, path: string, mime: string) => Promise<void>;
  /** The bytes, or undefined when there is no such object. `end` is included. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  size: (key: string) => Promise<number | undefined>;
  /** Removing what is not there is no failure. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredObject>;
  close: () => void;
};

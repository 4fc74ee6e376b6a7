import { type ContentName, contentTypeOf } from '@amberway/contract/content/registry';
import { withDefaults } from '@amberway/contract/content/schemas';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { sampleBody } from '@amberway/fixtures/content/sample';
import type { TestServer } from './server.ts';
import { insertRecord } from '../features/content/queries.ts';

/** Adds a record that a test may change. */
export const addRecord = (server: TestServer, name: ContentName, about?: Record<string, unknown>): Promise<string> => {
  const type = contentTypeOf(name) as ContentType;
  return server.within(() => insertRecord(type, withDefaults(type, sampleBody(name, about))));
};

import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DEMO_CLIENT_FILES, DEMO_COMMENTS, DEMO_FAVOURITES, DEMO_SHARES } from '@amberway/fixtures/library/around';
import { DEMO_FILES } from '@amberway/fixtures/library/files';
import { DEMO_RESOURCES } from '@amberway/fixtures/library/resources';
import { extensionOf, FILE_TYPES } from '@amberway/contract/uploads/types';
import { clientFiles } from '../../features/client-files/tables.ts';
import { comments } from '../../features/comments/tables.ts';
import { lookups } from '../../features/lookups/tables.ts';
import {
  resourceFavourites,
  resourceFiles,
  resourceObjectiveLinks,
  resources,
  resourceShares,
} from '../../features/resources/tables.ts';
import { db } from '../../kernel/db/context.ts';
import { files } from '../../kernel/files/tables.ts';

const IN_FAMILY_FILES = new Map(DEMO_CLIENT_FILES.map(({ fileId, customerId }) => [fileId, customerId]));

const seedFiles = () =>
  db()
    .insert(files)
    .values(
      DEMO_FILES.map(({ content, ...file }) => ({
        ...file,
        accountId: IN_FAMILY_FILES.get(file.id) ?? file.uploaderId,
        ...FILE_TYPES[extensionOf(file.name) ?? 'pdf'],
        size: Buffer.byteLength(content),
        sha256: createHash('sha256').update(content).digest('hex'),
        links: 1,
        orphanSince: null,
      })),
    );

const typeIds = async () => {
  const rows = await db()
    .select({ id: lookups.id, name: lookups.name })
    .from(lookups)
    .where(and(eq(lookups.type, 'resourceType'), isNull(lookups.deletedAt)));
  return new Map(rows.map(({ id, name }) => [name, id]));
};

/** The demo library, people's actions in it, and the files of a family. Runs after people and content. */
export const seedLibrary = async () => {
  await seedFiles();
  const types = await typeIds();
  const [anyType] = types.values();
  await db()
    .insert(resources)
    .values(
      DEMO_RESOURCES.map(({ typeName, objectives: _objectives, files: _files, ...resource }) => ({
        ...resource,
        typeId: types.get(typeName) ?? anyType ?? '',
      })),
    );
  await db()
    .insert(resourceObjectiveLinks)
    .values(
      DEMO_RESOURCES.flatMap(({ id, objectives }) =>
        objectives.map((objectiveId) => ({ resourceId: id, objectiveId })),
      ),
    );
  await db()
    .insert(resourceFiles)
    .values(
      DEMO_RESOURCES.flatMap(({ id, files: stored }) =>
        Object.entries(stored).map(([field, fileId]) => ({ resourceId: id, field, fileId })),
      ),
    );
  await db().insert(resourceShares).values(DEMO_SHARES);
  await db().insert(resourceFavourites).values(DEMO_FAVOURITES);
  await db().insert(comments).values(DEMO_COMMENTS);
  await db().insert(clientFiles).values(DEMO_CLIENT_FILES);
};

/** The demo files that still have a row. */
export const notedDemoFiles = async (): Promise<Set<string>> => {
  const ids = DEMO_FILES.map(({ id }) => id);
  const rows = await db()
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isNull(files.deletedAt)));
  return new Set(rows.map(({ id }) => id));
};

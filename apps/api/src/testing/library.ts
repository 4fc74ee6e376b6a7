import { sql } from 'drizzle-orm';
import { contentId } from '@amberway/fixtures/content/record';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { expectFailure } from './failures.ts';
import { storeTestFile } from './files.ts';
import { rowsOf } from './rows.ts';
import type { TestResponse, TestServer } from './server.ts';

export const OBJECTIVE = contentId('resourceObjective', 1);

/** The id of a resource type. */
export const resourceType = async (server: TestServer): Promise<string> => {
  const [row] = await rowsOf<{ id: string }>(
    server,
    sql`select id from lookups where type = 'resourceType' and name = 'Document'`,
  );
  return row?.id ?? '';
};

let made = 0;

/** A valid body, with a file uploaded by this user. */
export const resourceBody = async (server: TestServer, uploaderId: string, about: object = {}) => {
  made += 1;
  const { id, name } = await storeTestFile(server, { uploaderId });
  return {
    name: `Resource ${made}`,
    description: 'Something to print.',
    type: await resourceType(server),
    objective: [OBJECTIVE],
    file: fileUrl(id, name),
    ...about,
  };
};

/** A stored resource that a test may change; like the demo one unless `about` says otherwise. */
export const addResource = async (
  server: TestServer,
  about: {
    status?: string;
    createdBy?: string;
    isPrivate?: boolean;
    name?: string;
    customerId?: string;
    memberId?: string;
  } = {},
): Promise<string> => {
  made += 1;
  const [row] = await rowsOf<{ id: string }>(
    server,
    sql`insert into resources (id, name, description, type_id, file, is_link, status, reject_reason, is_private, customer_id, member_id, created_by)
      select gen_random_uuid(), ${about.name ?? `Added ${made}`}, description, type_id, ${'https://example.test/x'}, true,
        ${about.status ?? 'Active'}, ${about.status === 'Reject' ? 'Not yet.' : null}, ${about.isPrivate ?? false},
        ${about.customerId ?? null}::uuid, ${about.memberId ?? null}::uuid,
        ${about.createdBy ?? LIBRARY.morningPlan.createdBy}
      from resources where id = ${LIBRARY.morningPlan.id} returning id`,
  );
  return row?.id ?? '';
};

/** Expects the error for sharing with the wrong family, for a viewer who may see the resource. */
export const expectOtherFamily = (response: TestResponse, field: string) => {
  const message = resourceTexts.otherFamily;
  expectFailure(response, 'other_family', { message, errors: { [field]: message } });
};

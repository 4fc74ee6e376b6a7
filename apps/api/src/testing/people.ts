import { uuidv7 } from 'uuidv7';
import { instantIn } from '@amberway/fixtures/dates';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { buildMember, type DemoMember } from '@amberway/fixtures/members';
import { buildUser, type DemoUser } from '@amberway/fixtures/users';
import { DAY } from '@amberway/contract/kernel/limits';
import { db } from '../kernel/db/context.ts';
import { hashPassword } from '../kernel/identity/passwords.ts';
import { coverGrants, members, users } from '../kernel/identity/tables.ts';
import type { TestServer } from './server.ts';

let made = 0;
let hash: Promise<string> | undefined;

export type TestUser = DemoUser & { password: string };

/** Adds a user that a test may change. */
export const addUser = async (server: TestServer, about: Partial<DemoUser> = {}): Promise<TestUser> => {
  made += 1;
  const email = `person${made}@example.test`;
  const user = buildUser(made, {
    id: uuidv7(),
    email,
    firstName: 'Per',
    lastName: `Son${made}`,
    type: 'Customer',
    ...((about.type ?? 'Customer') === 'Customer' && { consentVersion: CONSENT_VERSION, consentAt: instantIn(-30) }),
    ...about,
  });
  hash ??= hashPassword(DEMO_PASSWORD);
  const passwordHash = await hash;
  await server.within(() =>
    db()
      .insert(users)
      .values({ ...user, passwordHash }),
  );
  return { ...user, password: DEMO_PASSWORD };
};

export const addChild = async (
  server: TestServer,
  about: Pick<DemoMember, 'parentId'> & Partial<DemoMember>,
): Promise<DemoMember> => {
  made += 1;
  const child = buildMember(made, { id: uuidv7(), firstName: 'Chi', lastName: `Ld${made}`, ...about });
  await server.within(() => db().insert(members).values(child));
  return child;
};

/** Grants the business user a cover of one day. */
export const addCover = (server: TestServer, businessUserId: string, customerId: string) =>
  server.within(() =>
    db()
      .insert(coverGrants)
      .values({
        businessUserId,
        customerId,
        reason: 'Away this week',
        expiresAt: new Date(Date.now() + DAY).toISOString(),
      }),
  );

import { randomUUID } from 'node:crypto';
import * as clientMail from '@amberway/contract/client-mail/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { letterForm } from '../../testing/letters.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { claimMail, settleMail } from './send/queries.ts';

const authorisation = { code: 'code', state: 'A'.repeat(43) };
/** The matrix runs without a Google project: authorised callers get 409. */
const NOT_SET = 409;
const staff = {
  administrator: NOT_SET,
  businessWorksWith: NOT_SET,
  businessOther: NOT_SET,
  resourceManager: NOT_SET,
} as const;

/** Sent by an administrator, so that reading it depends on the family alone. */
const newMail = ({ server, family }: World): Promise<string> =>
  server.within(async () => {
    const { id } = await claimMail({
      ownerId: DEMO_PEOPLE.admin.id,
      receiverId: family.customerId,
      memberId: family.memberId,
      subject: 'A mail',
      content: '<p>Hello</p>',
      sendKey: randomUUID(),
      bodyHash: '',
      searchText: 'a mail',
    });
    await settleMail(id, 'sent', 'google');
    return id;
  });

export const samples = [
  sample(clientMail.getGmailState, 'self', ({ self }) => ({ query: `?id=${self}` })),
  sample(clientMail.beginGmailConsent, 'none', undefined, { expected: staff }),
  sample(clientMail.finishGmailConsent, 'none', () => ({ body: authorisation }), { expected: staff }),
  sample(clientMail.disconnectGmail, 'none'),
  sample(
    clientMail.sendGmail,
    'family',
    ({ family, self }) =>
      letterForm({ uid: self, subject: 'Hello', sendTo: family.customerId, emailContent: '<p>Hello</p>' }),
    { expected: { administrator: NOT_SET, businessWorksWith: NOT_SET } },
  ),
  sample(clientMail.listRecipients, 'none', ({ family }) => ({ query: `?id=${family.customerId}` })),
  sample(clientMail.listMailLog, 'none', () => ({ query: '?search=mail' })),
  sample(clientMail.getLoggedMail, 'family', async (world) => ({ params: { id: await newMail(world) } })),
];

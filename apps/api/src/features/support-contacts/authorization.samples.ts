import * as contacts from '@amberway/contract/support-contacts/endpoints';
import { NOTHING_KNOWN } from '@amberway/contract/support-contacts/schemas';
import { uuidv7 } from 'uuidv7';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertContact } from './queries.ts';

const contact = { name: 'Grandma', relationship: 'Grandparent' };

const storedContact = async ({ server, family }: World) => {
  const id = uuidv7();
  await server.within(() =>
    insertContact({ id, customerId: family.customerId, ...contact, supporterInfo: NOTHING_KNOWN }),
  );
  return { params: { id } };
};

export const samples = [
  sample(contacts.listSupportContacts, 'family', ({ family }) => ({ params: { uid: family.customerId } })),
  sample(contacts.saveSupportContacts, 'family', ({ family }) => ({ body: [{ ...contact, uid: family.customerId }] })),
  sample(contacts.deleteSupportContact, 'family', storedContact),
];

import * as contacts from '@amberway/contract/support-contacts/endpoints';
import { uuidv7 } from 'uuidv7';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertContact } from './queries.ts';
import { EMPTY_INFO } from './save.ts';

const contact = { name: 'Grandma', relationship: 'Grandparent' };

const storedContact = async ({ server, family }: World) => {
  const id = uuidv7();
  await server.within(() =>
    insertContact({ id, customerId: family.customerId, ...contact, supporterInfo: EMPTY_INFO }),
  );
  return { params: { id } };
};

export const samples = [
  sample(contacts.listSupportContacts, 'family', ({ family }) => ({ params: { uid: family.customerId } })),
  sample(contacts.saveSupportContacts, 'family', ({ family }) => ({ body: [{ ...contact, uid: family.customerId }] })),
  sample(contacts.deleteSupportContact, 'family', storedContact),
];

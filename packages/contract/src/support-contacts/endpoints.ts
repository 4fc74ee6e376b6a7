import { z } from 'zod';
import { emptyReply, listReply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { supportContact, supportContactsBody } from './schemas.ts';

const tag = 'support-contacts';

export const listSupportContacts = endpoint({
  method: 'GET',
  path: 'supportContact/userContacts/:uid',
  tag,
  summary: "A family's support network",
  access: { area: 'supportContacts', action: 'read' },
  reads: { area: 'profile', customer: 'params.uid' },
  params: z.object({ uid: id }),
  reply: listReply(supportContact),
});

export const saveSupportContacts = endpoint({
  method: 'PUT',
  path: 'supportContact',
  tag,
  summary: 'Add and change contacts of one family, in one transaction',
  access: { area: 'supportContacts', action: 'edit' },
  idempotent: true,
  body: supportContactsBody,
  reply: listReply(supportContact),
});

export const deleteSupportContact = endpoint({
  method: 'DELETE',
  path: 'supportContact/:id',
  tag,
  summary: 'Remove a contact',
  access: { area: 'supportContacts', action: 'edit' },
  params: z.object({ id }),
  reply: emptyReply,
});

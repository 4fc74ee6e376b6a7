import {
  deleteSupportContact,
  listSupportContacts,
  saveSupportContacts,
} from '@amberway/contract/support-contacts/endpoints';
import type { SupportContact } from '@amberway/contract/support-contacts/schemas';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { isCustomerInReach, lockCustomerInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { detachFile } from '../../kernel/files/attach.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { okEmpty, okList, route } from '../../kernel/http/route.ts';
import { type ContactRow, contactsOf, contactsWithin, removeContact } from './queries.ts';
import { saveContacts } from './save.ts';

const present = ({ id, customerId, ...row }: ContactRow): SupportContact => ({ _id: id, uid: customerId, ...row });

export const supportContactRoutes = [
  route(listSupportContacts, async ({ principal, reach, params }) => {
    if (!(await isCustomerInReach(principal, reach, params.uid))) throw notFound();
    const rows = await contactsOf(params.uid);
    return okList(rows.map(present), rows.length);
  }),

  route(saveSupportContacts, async ({ principal, reach, body, requestId }) => {
    const { customerId, ids } = await saveContacts({ principal, reach, requestId }, body);
    const rows = new Map((await contactsOf(customerId)).map((row) => [row.id, present(row)]));
    const saved = ids.flatMap((id) => rows.get(id) ?? []);
    return okList(saved, saved.length);
  }),

  route(deleteSupportContact, ({ principal, reach, params, requestId }) =>
    inTransaction(async () => {
      const [found] = await contactsWithin(principal, reach, [params.id]);
      // Waits for a concurrent save of the family's contacts, which may replace the picture.
      if (found) await lockCustomerInReach(principal, reach, found.customerId);
      const row = found && (await removeContact(found.id));
      if (!row) throw notFound();
      if (row.supporterInfo.avatar) await detachFile(row.supporterInfo.avatar);
      await recordAudit({
        principal,
        action: 'delete',
        record: 'supportContact',
        recordId: row.id,
        subjectId: row.customerId,
        before: { name: row.name, relationship: row.relationship },
        requestId,
      });
      return okEmpty();
    }),
  ),
];

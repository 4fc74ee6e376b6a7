import { isFamilyType } from '@amberway/contract/kernel/roles';
import { uuidv7 } from 'uuidv7';
import type { Reach } from '@amberway/contract/kernel/permissions';
import {
  CONTACTS_MAX,
  NOTHING_KNOWN,
  type SupportContact,
  type SupportContactBody,
} from '@amberway/contract/support-contacts/schemas';
import { contactProblems } from '@amberway/contract/support-contacts/rules';
import { supportContactTexts } from '@amberway/contract/support-contacts/texts';
import { isBlank } from '@amberway/contract/kernel/visible';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { lockCustomerInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { attachFile, detachFile } from '../../kernel/files/attach.ts';
import { invalidFields, notFound, stale } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { lookupNames } from '../lookups/public.ts';
import { type ContactRow, contactsOf, contactsWithin, insertContact, storeContact } from './queries.ts';

type RequestActor = { principal: Principal; reach: Reach; requestId: string };

/** The one family all contacts belong to. A contact whose stored family differs from the one sent returns 404. */
const familyOf = async ({ principal, reach }: RequestActor, contacts: SupportContactBody[]): Promise<string> => {
  const ids = contacts.flatMap(({ _id }) => _id ?? []);
  const stored = new Map((await contactsWithin(principal, reach, ids)).map((row) => [row.id, row]));
  const ownFamily = isFamilyType(principal.type) ? principal.userId : undefined;
  const families = contacts.map(({ _id, uid }, number) => {
    const row = _id ? stored.get(_id) : undefined;
    if ((_id && !row) || (row && uid && row.customerId !== uid)) throw notFound();
    const family = row?.customerId ?? uid ?? ownFamily;
    if (!family) throw invalidFields({ [`${number}.uid`]: supportContactTexts.whichFamily });
    return family;
  });
  const [first = ''] = families;
  const other = families.findIndex((family) => family !== first);
  if (other > 0) throw invalidFields({ [`${other}.uid`]: supportContactTexts.oneFamily });
  return first;
};

const checkRelationships = async (contacts: SupportContactBody[], stored: Map<string, ContactRow>) => {
  const { relationship: known } = await lookupNames(['relationship']);
  const wrong = contacts.flatMap(({ _id, relationship }, number) =>
    known.has(relationship) || stored.get(_id ?? '')?.relationship === relationship ? [] : `${number}.relationship`,
  );
  if (wrong.length > 0)
    throw invalidFields(Object.fromEntries(wrong.map((field) => [field, supportContactTexts.selectRelationship])));
};

/** An empty field is stored as null. */
const infoOf = (sent: SupportContactBody['supporterInfo'], before: SupportContact['supporterInfo']) => {
  const values = Object.entries(sent ?? {}).map(
    ([field, value]) => [field, isBlank(value) ? null : value?.trim()] as const,
  );
  return { ...before, ...Object.fromEntries(values) };
};

const checkInfo = (contacts: SupportContactBody[], stored: Map<string, ContactRow>) => {
  const wrong = contacts.flatMap(({ _id, supporterInfo }, number) => {
    const before = stored.get(_id ?? '')?.supporterInfo ?? NOTHING_KNOWN;
    const problems = Object.entries(contactProblems(infoOf(supporterInfo, before), before));
    return problems.map(([field, text]) => [`${number}.supporterInfo.${field}`, text] as const);
  });
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
};

const store = async (
  { principal, requestId }: RequestActor,
  customerId: string,
  contact: SupportContactBody,
  stored: ContactRow | undefined,
  number: number,
): Promise<string> => {
  const before = stored?.supporterInfo ?? NOTHING_KNOWN;
  const values = {
    name: contact.name,
    relationship: contact.relationship,
    supporterInfo: infoOf(contact.supporterInfo, before),
  };
  const { avatar } = values.supporterInfo;
  if (avatar !== before.avatar) {
    const field = `${number}.supporterInfo.avatar`;
    if (avatar) await attachFile(principal, avatar, { customerId, field, use: 'avatar', ownPicture: true });
    if (before.avatar) await detachFile(before.avatar);
  }
  const id = stored?.id ?? uuidv7();
  if (stored) await storeContact(id, values);
  else await insertContact({ id, customerId, ...values });
  await recordAudit({
    principal,
    action: stored ? 'edit' : 'create',
    record: 'supportContact',
    recordId: id,
    subjectId: customerId,
    ...(stored && { before: { ...stored } }),
    after: values,
    requestId,
  });
  return id;
};

/** Adds and changes contacts of one family, all of them or none. Returns the family and the ids in the order sent. */
export const saveContacts = (actor: RequestActor, contacts: SupportContactBody[]) =>
  inTransaction(async () => {
    const customerId = await familyOf(actor, contacts);
    if (!(await lockCustomerInReach(actor.principal, actor.reach, customerId))) throw notFound();
    const present = new Map((await contactsOf(customerId)).map((row) => [row.id, row]));
    // One of them may have been removed while this save waited for the lock.
    if (contacts.some(({ _id }) => _id && !present.has(_id))) throw notFound();
    if (contacts.some(({ _id, version }) => version && _id && present.get(_id)?.version !== version)) throw stale();
    const added = contacts.filter(({ _id }) => !_id).length;
    if (present.size + added > CONTACTS_MAX) throw invalidFields({ body: supportContactTexts.tooMany(CONTACTS_MAX) });
    await checkRelationships(contacts, present);
    checkInfo(contacts, present);
    const ids: string[] = [];
    for (const [number, contact] of contacts.entries())
      ids.push(await store(actor, customerId, contact, present.get(contact._id ?? ''), number));
    return { customerId, ids };
  });

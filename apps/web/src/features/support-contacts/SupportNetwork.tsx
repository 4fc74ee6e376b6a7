import { useQuery } from '@tanstack/react-query';
import { CONTACTS_MAX } from '@amberway/contract/support-contacts/schemas';
import { deleteSupportContact, saveSupportContacts } from '@amberway/contract/support-contacts/endpoints';
import type { SupportContact } from '@amberway/contract/support-contacts/schemas';
import { useCan } from '../../kernel/queries/me.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useMayRecord, useRecordPart } from '../../ui/form/record-part.ts';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ContactDrawer } from './ContactDrawer.tsx';
import { ContactPage } from './ContactPage.tsx';
import { ContactRow } from './ContactRow.tsx';
import { CONTACTS_SLICE, contactsQuery } from './queries.ts';
import styles from './support-contacts.module.css';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** Value of ?create= that names one of the page's forms. */
const NEW = 'contact';

type Props = { uid: string; record: RecordUrl; id?: string; /** A family reads its own lead. */ own?: boolean };

/** The people around a family: read-only by default, editable for those who may. */
export const SupportNetwork = ({ uid, record, id, own = false }: Props) => {
  const contacts = useQuery(contactsQuery(uid));
  const mayEdit = useCan('supportContacts', 'edit');
  const confirmDelete = useDelete();
  const { run } = useAction(deleteSupportContact, { invalidates: [CONTACTS_SLICE] });
  const again = useAction(saveSupportContacts, { invalidates: [CONTACTS_SLICE] });
  const rows = contacts.data ?? [];
  const at = useMayRecord(
    useRecordPart(record, ({ mode, id: open }) =>
      mode === 'Create' ? open === NEW : rows.some(({ _id }) => _id === open),
    ),
    { create: mayEdit, edit: mayEdit },
  );
  const form = useRecordPart(at, ({ mode }) => mode !== 'View');
  const opened = rows.find(({ _id }) => _id === at.open?.id);
  const viewed = at.open?.mode === 'View' ? opened : undefined;

  const remove = ({ _id, name, relationship, supporterInfo }: SupportContact) =>
    confirmDelete({
      noun: labels.noun,
      name,
      done: labels.deleted,
      onYes: () => run({ params: { id: _id } }),
      undo: () => again.run({ body: [{ uid, name, relationship, supporterInfo }] }),
    });
  const addButton = mayEdit && rows.length < CONTACTS_MAX && (
    <Button icon={<Icon name="plus" size={18} />} onClick={() => record.show('Create', NEW)}>
      {labels.add}
    </Button>
  );

  return (
    <SectionCard title={labels.title} actions={rows.length > 0 && addButton} {...(id ? { id } : {})}>
      {own && rows.length > 0 && <p className={styles['lead']}>{labels.lead}</p>}
      <QueryPlaceholder query={contacts} />
      {contacts.isSuccess && rows.length === 0 && (
        <EmptyState title={labels.none} small action={addButton}>
          {mayEdit ? labels.noneHint : labels.noneRead}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((contact) => (
            <ContactRow
              key={contact._id}
              contact={contact}
              onView={() => record.show('View', contact._id)}
              {...(mayEdit && {
                onEdit: () => record.show('Edit', contact._id),
                onDelete: () => remove(contact),
              })}
            />
          ))}
        </ul>
      )}
      {viewed && (
        <ContactPage
          query={{ ...contacts, data: viewed }}
          onClose={at.close}
          onEdit={mayEdit ? () => at.show('Edit', viewed._id) : undefined}
        />
      )}
      <ContactDrawer at={form} uid={uid} contact={opened} />
    </SectionCard>
  );
};

import { useState } from 'react';
import { z } from 'zod';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { ApiError } from '../../kernel/api-error.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useLocalRecord } from '../../ui/form/record-place.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { NumberInput } from '../../ui/kit/NumberInput.tsx';
import { Switch } from '../../ui/kit/Switch.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const body = z.object({
  name: z.string().trim().min(1, 'Please input a name!').max(40, 'At most 40 characters.'),
  sessions: z.number('Please input a number!').int().min(1, 'At least 1.').max(20, 'At most 20.'),
  visible: z.boolean(),
});
type Values = z.output<typeof body>;
const FIRST = { values: { name: 'Morning routine', sessions: 4, visible: true }, version: 1 };

const refuse = (status: number, code: string, message: string, errors = {}) =>
  new ApiError({ status, code, message, errors, requestId: 'kit-example' });

const fields = (
  <>
    <FormField<Values> name="name" label="Name" hint="Type 'taken' to be refused by the server.">
      <Input />
    </FormField>
    <FormField<Values> name="sessions" label="Sessions">
      <NumberInput precision={0} />
    </FormField>
    <FormField<Values> name="visible" label="Visible to the family" valuePropName="checked">
      <Switch />
    </FormField>
  </>
);

export const FormsPart = () => {
  const record = useRecordUrl();
  const inPage = useLocalRecord();
  const [stored, setStored] = useState(FIRST);
  const remove = useDelete();
  const undo = useUndo();

  const save = async (next: Values, { version }: { version: number | undefined }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (next.name === 'taken')
      throw refuse(409, 'duplicate', FAILURES.duplicate.message, { name: 'This name is taken.' });
    if (version !== undefined && version !== stored.version) throw refuse(409, 'stale', FAILURES.stale.message);
    setStored({ values: next, version: stored.version + 1 });
  };
  const shared = {
    noun: 'routine',
    schema: body,
    save,
    saved: 'Routine saved successfully',
    slices: [],
    editable: true,
    reload: () => Promise.resolve(stored),
    fields,
  };
  const someoneElse = () =>
    setStored({ values: { ...stored.values, name: `${stored.values.name} (theirs)` }, version: stored.version + 1 });

  return (
    <>
      <PageHeading title="Forms">{`Stored: ${stored.values.name}, version ${stored.version}.`}</PageHeading>
      <div className={styles['grid']}>
        <KitCard title="Drawer with an address">
          <div className={styles['row']}>
            <Button variant="primary" onClick={() => record.show('Create')}>
              Add routine
            </Button>
            <Button onClick={() => record.show('Edit', '1')}>Edit routine</Button>
            <Button onClick={() => record.show('View', '1')}>View routine</Button>
          </div>
        </KitCard>
        <KitCard title="Dialog">
          <div className={styles['row']}>
            <Button onClick={() => inPage.show('Edit', '1')}>Edit in a dialog</Button>
            <Button onClick={() => setTimeout(someoneElse, 4000)}>Let someone else edit in 4 seconds</Button>
          </div>
        </KitCard>
        <KitCard title="Confirm and undo">
          <div className={styles['row']}>
            <Button
              danger
              onClick={() =>
                remove({
                  noun: 'routine',
                  name: stored.values.name,
                  onYes: () => Promise.resolve({}),
                  done: 'Routine deleted successfully',
                })
              }
            >
              Delete routine
            </Button>
            <Button onClick={() => undo('Routine archived', () => {})}>Archive routine</Button>
          </div>
        </KitCard>
      </div>
      <FormDrawer<Values, Values>
        {...shared}
        at={record}
        stored={record.open?.mode === 'Create' ? { values: { visible: true } } : stored}
      />
      <FormModal<Values, Values> {...shared} at={inPage} stored={stored} />
    </>
  );
};

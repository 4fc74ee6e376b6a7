import { useMemo, useRef } from 'react';
import { coverBody } from '@amberway/contract/users/cover';
import { coverCustomer } from '@amberway/contract/users/cover-endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { call } from '../../kernel/api.ts';
import { openCustomer } from '../../kernel/sign-in/acting.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { type RecordPlace, useLocalRecord } from '../../ui/form/record-place.ts';
import { useNotices } from '../../ui/notices.ts';
import { CoverRules, ReasonHint } from './CoverRules.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';

type Props = { customerId: string; redirect?: string | null; from?: string | undefined };

const WHY_PASSWORD = 'A cover opens the record of a family. Please type your password once more to open it.';
const EMPTY = { values: { reason: '' } };

/** 'Cover for a colleague': a typed reason opens one family for a day, and its view at once. */
export const CoverButton = ({ customerId, redirect = null, from }: Props) => {
  const record = useLocalRecord();
  const notices = useNotices();
  const { confirmed, question } = useConfirmed(WHY_PASSWORD);
  const covered = useRef(false);
  // Entering the view reloads the document, so the form is closed first: its unsaved text would prompt.
  const at = useMemo<RecordPlace>(
    () => ({
      ...record,
      close: () => {
        record.close();
        if (covered.current) openCustomer(customerId, { redirect, from, notice: 'coverOpened' }).catch(notices.error);
      },
    }),
    [record, customerId, redirect, from, notices],
  );
  return (
    <>
      <Button variant="primary" onClick={() => record.show('Create')}>
        Cover for a colleague
      </Button>
      <FormModal
        at={at}
        noun="cover"
        title="Cover for a colleague"
        saveLabel="Open family"
        schema={coverBody}
        stored={EMPTY}
        save={async (body) => {
          await confirmed(() => call(coverCustomer, { params: { customerId }, body }));
          covered.current = true;
        }}
        saved={userTexts.coverOpened}
        slices={[]}
        fields={
          <>
            <CoverRules />
            <FormField<typeof EMPTY.values>
              name="reason"
              label="Why do you need to work with this family?"
              hint={<ReasonHint />}
            >
              <TextArea rows={3} />
            </FormField>
          </>
        }
      />
      {question}
    </>
  );
};

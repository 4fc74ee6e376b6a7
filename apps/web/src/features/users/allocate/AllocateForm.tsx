import { type FormEvent, useId } from 'react';
import { type Allocation, allocationTexts } from '@amberway/contract/users/allocation';
import { allocateFamily, undoAllocation } from '@amberway/contract/users/allocation-endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { ApiError } from '../../../kernel/api-error.ts';
import { useUndo } from '../../../ui/confirm/use-undo.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { useAction } from '../../../ui/use-action.ts';
import styles from './allocate.module.css';
import { CoachRows } from './CoachRows.tsx';
import { FamilyLine } from './FamilyLine.tsx';
import { TeamFields } from './TeamFields.tsx';
import { TeamsThatEnd } from './TeamsThatEnd.tsx';
import { useChoice } from './use-choice.ts';
import { WhatIsTold } from './WhatIsTold.tsx';

/** Half of the time until people are notified. */
const UNDO_OFFERED_SECONDS = 30;

type Props = {
  data: Allocation;
  search: string;
  onSearch: (text: string) => void;
  searching: boolean;
  width: number;
  onClose: () => void;
  /** Somebody else changed the family. */
  onStale: () => void;
};

export const AllocateForm = ({ data, width, onClose, onStale, ...coaches }: Props) => {
  const { family, children } = data;
  const formId = useId();
  const notices = useNotices();
  const offerUndo = useUndo();
  const choice = useChoice(data);
  const params = { id: family._id };
  const to = choice.personOf(children.length > 0 ? choice.clinicianOf(children[0]?._id ?? '') : choice.csm);
  const back = useAction(undoAllocation, { invalidates: ['users'], done: allocationTexts.undone });
  const { run, busy } = useAction(allocateFamily, {
    invalidates: ['users'],
    done: ({ data: before }) =>
      offerUndo(userTexts.updated, () => back.run({ params, body: before }), UNDO_OFFERED_SECONDS),
    failed: (error) => {
      notices.error(error);
      if (error instanceof ApiError && error.code === 'stale') onStale();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!choice.complete || choice.csm === null) return;
    const body = {
      version: family.version,
      csm: choice.csm,
      children: children.map(({ _id, version }) => ({
        _id,
        version,
        primaryContact: choice.clinicianOf(_id) ?? '',
      })),
    };
    if (await run({ params, body })) onClose();
  };
  const waits = family.userStatus === 'Awaiting';
  return (
    <Dialog
      open
      title={`Allocate ${fullName(family)}`}
      width={width}
      onClose={onClose}
      className={styles['dialog']}
      footer={
        <>
          <p className={styles['note']}>
            {waits && `${family.firstName} becomes Active. `}
            You can undo this until the mail goes out, a minute later.
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} disabled={!choice.complete || !to}>
            {to ? allocationTexts.allocate(family, to) : 'Allocate'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={(event) => void submit(event)}>
        <FamilyLine data={data} />
        {children.length > 0 ? (
          <CoachRows data={data} value={choice.coach} onChange={choice.setCoach} {...coaches} />
        ) : (
          <p className={styles['none']}>
            No child is recorded yet, so there is nobody to coach. The success manager can be set now; a coach follows
            with the first child.
          </p>
        )}
        <TeamFields data={data} choice={choice} />
        <TeamsThatEnd data={data} choice={choice} />
        <WhatIsTold data={data} choice={choice} />
      </form>
    </Dialog>
  );
};

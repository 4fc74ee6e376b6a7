import { type ComponentProps, useState } from 'react';
import type { Mood } from '@amberway/contract/diary/schemas';
import { ConflictChoice } from '../../ui/form/ConflictChoice.tsx';
import { type FormContext, FormContextProvider } from '../../ui/form/form-context.ts';
import { idLabels } from '../../ui/form/id-labels.ts';
import { diaryLabels } from './labels.ts';

const LABELS = new Map([
  ['emoji', diaryLabels.mood],
  ['note', diaryLabels.note],
]);

type Props = Omit<ComponentProps<typeof ConflictChoice>, 'labels'> & { moods: readonly Mood[] };

/** The conflict choice of the record forms, for this form, which is not one of them. */
export const DayConflict = ({ moods, ...choice }: Props) => {
  const [context] = useState<FormContext>(() => {
    const names = idLabels();
    names.add(moods.map(({ _id, label }) => [_id, label]));
    return { mode: 'Edit', issuesNow: () => [], register: () => () => {}, names };
  });
  return (
    <FormContextProvider value={context}>
      <ConflictChoice {...choice} labels={LABELS} />
    </FormContextProvider>
  );
};

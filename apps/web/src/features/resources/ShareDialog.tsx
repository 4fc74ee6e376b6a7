import { useState } from 'react';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { shareResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { Field } from '../../ui/form/Field.tsx';
import { MemberSelect } from '../../ui/people/MemberSelect.tsx';
import { useAction } from '../../ui/use-action.ts';
import { RESOURCES_SLICE } from './queries.ts';
import styles from './shared/shared.module.css';
import { resourceLabels } from './labels.ts';
import { Dialog, DialogButtons } from '../../ui/kit/Dialog.tsx';

type Props = { resources: readonly { _id: string; name: string }[] | null; onClose: () => void };

/** Shares resources of the library with one child: all of them or none. */
export const ShareDialog = ({ resources, onClose }: Props) => {
  const [child, setChild] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { run, busy } = useAction(shareResources, { invalidates: [RESOURCES_SLICE], done: resourceTexts.shared });
  const close = () => {
    setChild(null);
    setMissing(false);
    onClose();
  };
  const share = async () => {
    if (!child) return setMissing(true);
    const body = { resources: (resources ?? []).map(({ _id }) => _id) };
    if (await run({ params: { id: child }, body })) close();
    return undefined;
  };
  return (
    <Dialog
      open={resources !== null}
      title={resourceLabels.shareWithChild}
      onClose={close}
      footer={
        <DialogButtons
          confirm={resourceLabels.share(resources?.length ?? 0)}
          busy={busy}
          onConfirm={() => void share()}
          onCancel={close}
        />
      }
    >
      <ul className={styles['names']} aria-label={resourceTexts.pickerTitle}>
        {resources?.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ul>
      <Field label={resourceTexts.child} error={missing && !child ? clientFileTexts.chooseChild : undefined}>
        <MemberSelect value={child} onChange={setChild} />
      </Field>
    </Dialog>
  );
};

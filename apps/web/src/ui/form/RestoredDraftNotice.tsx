import { ViewerDraftState } from './ViewerDraftState.tsx';
import styles from './RecordForm.module.css';
import type { FormDraft } from './use-form-draft.ts';
import { Button } from '../kit/Button.tsx';

const BROUGHT_BACK = 'Your unsaved changes were brought back.';

type LineProps = { text?: string; discard?: string; onDiscard: () => void };

/** Says that the form contains a restored draft. */
export const RestoredDraftLine = ({ text = BROUGHT_BACK, discard = 'Discard changes', onDiscard }: LineProps) => (
  <div className={styles['brought']} role="status">
    <span>{text}</span>
    <Button size="small" onClick={onDiscard}>
      {discard}
    </Button>
  </div>
);

type Props<V extends object> = { draft: FormDraft<V>; onDiscard: () => void };

/** Says that a draft was restored, or that another tab has stored a different one. */
export const RestoredDraftNotice = <V extends object>({ draft, onDiscard }: Props<V>) => (
  <>
    {draft.status === 'conflict' && <ViewerDraftState draft={draft} />}
    {draft.restored && <RestoredDraftLine onDiscard={onDiscard} />}
  </>
);

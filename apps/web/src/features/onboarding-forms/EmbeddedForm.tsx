import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import { meQuery } from '../../kernel/queries/me.ts';
import styles from './forms.module.css';
import { FORMS_KEY, formsQuery } from './queries.ts';
import { useCompletion } from './use-completion.ts';
import { formTitle, labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

type Props = {
  userId: string;
  form: FormStatus;
  /** Called when it was submitted or postponed. */
  onClose: () => void;
};

/** iframe sandbox: scripts, forms and its own storage, but no access to top-level navigation. */
const MAY = 'allow-scripts allow-forms allow-same-origin allow-popups';
const ASK_EVERY_MS = 3 * SECOND;
const isOutside = (url: string) => new URL(url, window.location.origin).origin !== window.location.origin;

/**
 * One form in a dialog that does not close by accident: no close icon, no Escape, no mask click. It closes by itself
 * once the answers are stored; until then one button leaves it, and the draft is preserved.
 */
export const EmbeddedForm = ({ userId, form, onClose }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const client = useQueryClient();
  const [sent, setSent] = useState(false);
  const outside = isOutside(form.address);
  // A provider's answers arrive through its webhook, a little later, so the state is polled.
  const { data } = useQuery({ ...formsQuery(userId), refetchInterval: outside || sent ? ASK_EVERY_MS : false });
  const stored =
    data?.forms.find(({ type, member }) => type === form.type && member?._id === form.member?._id)?.state ===
    'submitted';

  useCompletion(frame, form.address, () => {
    setSent(true);
    void client.invalidateQueries({ queryKey: [FORMS_KEY] });
  });

  // Our own form reports its completion. A submission by somebody else must not close the open form.
  const over = stored && (outside || sent);
  useEffect(() => {
    if (!over) return;
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    onClose();
    // Once per submission, whichever callback is passed by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over]);

  const title = formTitle(form);
  return (
    <Dialog
      open
      closesBeside={false}
      title={title}
      // The form in the iframe shows its own title.
      titleHidden
      width={800}
      className={styles['dialog'] ?? ''}
      footer={
        <div className={styles['dialogFoot']}>
          <span>{sent ? labels.waiting : labels.laterHint}</span>
          <Button onClick={onClose}>{labels.later}</Button>
        </div>
      }
    >
      <iframe ref={frame} src={form.address} title={title} className={styles['frame']} sandbox={MAY} />
    </Dialog>
  );
};

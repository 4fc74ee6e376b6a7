import { isFamily } from '@amberway/contract/kernel/roles';
import { createComment } from '@amberway/contract/comments/endpoints';
import { isBlank } from '@amberway/contract/kernel/visible';
import { textKey } from '../../kernel/drafts/text-key.ts';
import { useWritten } from '../../kernel/drafts/use-written.ts';
import { readWritten } from '../../kernel/drafts/written.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { ViewerDraftState } from '../../ui/form/ViewerDraftState.tsx';
import styles from './comments.module.css';
import { createCommentBody } from '@amberway/contract/comments/schemas';
import { maxLengthAt } from '../../ui/form/max-length.ts';
import { useAction } from '../../ui/use-action.ts';
import { commentLabels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';

const MAX_LENGTH = maxLengthAt(createCommentBody, ['comment']);

type Props = {
  contentId: string;
  /** Focuses the empty box after a comment was sent from it. */
  autoFocus: boolean;
  onSent: () => void;
};

/**
 * Writes one comment. The text is stored as a draft until the server has it, also when its container is closed; an
 * empty one is not sent.
 */
export const CommentBox = ({ contentId, autoFocus, onSent }: Props) => {
  const me = useMe();
  // A draft from one family's view must not appear in another family's view, nor in the user's own.
  const draftKey = me.actor ? `${contentId}:${me._id}` : contentId;
  const { text, textId, draft, write } = useWritten('comment', draftKey);
  const { run, busy } = useAction(createComment, {
    done: async () => {
      await draft.clear();
      onSent();
    },
  });
  const send = async () => {
    const comment = text.trim();
    if (isBlank(comment) || busy || !draft.ready) return;
    // In a family's view the author is the staff member, never the family.
    const body = { user: me.actor?._id ?? me._id, comment, type: 'resource' as const, contentId };
    // A retry of the same text has the same idempotency key.
    await run({ body }, { idempotencyKey: textKey(textId, body) });
  };
  return (
    <div className={styles['box']}>
      <TextArea
        aria-label="Write a comment"
        placeholder="Write a comment"
        rows={2}
        maxRows={8}
        maxLength={MAX_LENGTH}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just sent a comment from here
        autoFocus={autoFocus}
        // The comment is being sent.
        readOnly={busy}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {!isFamily(me) && !me.actor && <p className={styles['readers']}>{commentLabels.readers}</p>}
      {draft.status === 'conflict' && (
        <ViewerDraftState draft={draft} preview={readWritten(draft.other?.value)?.text ?? ''} />
      )}
      <Button variant="primary" busy={busy} onClick={() => void send()}>
        Send comment
      </Button>
    </div>
  );
};

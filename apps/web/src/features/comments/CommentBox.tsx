import { isFamily } from '@amberway/contract/kernel/roles';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { createComment } from '@amberway/contract/comments/endpoints';
import { isBlank } from '@amberway/contract/kernel/visible';
import { textKey } from '../../kernel/drafts/text-key.ts';
import { useDraft } from '../../kernel/drafts/use-draft.ts';
import { nothingWritten, readWritten, type Written } from '../../kernel/drafts/written.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { ViewerDraftState } from '../../ui/form/ViewerDraftState.tsx';
import styles from './comments.module.css';
import { createCommentBody } from '@amberway/contract/comments/schemas';
import { maxLengthAt } from '../../ui/form/max-length.ts';
import { useAction } from '../../ui/use-action.ts';
import { commentLabels } from './labels.ts';

const MAX_LENGTH = maxLengthAt(createCommentBody, ['comment']);

type Props = {
  contentId: string;
  /** The next box for the next comment, where the last one was written. */
  autoFocus: boolean;
  onSent: () => void;
};

/**
 * Writes one comment. The text stays until the server has it, also when what the box stands in is closed; an empty one
 * is not sent.
 */
export const CommentBox = ({ contentId, autoFocus, onSent }: Props) => {
  const me = useMe();
  const [{ text, textId }, setWritten] = useState(nothingWritten);
  const [typed, setTyped] = useState<Written>();
  // What was begun in one family's view is no text for another one's, nor for one's own.
  const draftKey = me.actor ? `${contentId}:${me._id}` : contentId;
  const draft = useDraft<unknown>('comment', draftKey, {
    value: typed,
    onRestore: (found) => setWritten((now) => readWritten(found) ?? now),
  });
  const { run, busy } = useAction(createComment, {
    done: async () => {
      await draft.clear();
      onSent();
    },
  });
  const write = (next: string) => {
    const now = { text: next, textId };
    setWritten(now);
    setTyped(now);
  };
  const send = async () => {
    const comment = text.trim();
    if (isBlank(comment) || busy || !draft.ready) return;
    // Nobody speaks for the family whose view is open.
    const body = { user: me.actor?._id ?? me._id, comment, type: 'resource' as const, contentId };
    // A second try of the same text is the same comment.
    await run({ body }, { idempotencyKey: textKey(textId, body) });
  };
  return (
    <div className={styles['box']}>
      <Input.TextArea
        aria-label="Write a comment"
        placeholder="Write a comment"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MAX_LENGTH}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person's own press has just sent from here
        autoFocus={autoFocus}
        // What was kept is on its way, or what is typed.
        readOnly={busy || !draft.ready}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {!isFamily(me) && !me.actor && <p className={styles['readers']}>{commentLabels.readers}</p>}
      {draft.status === 'conflict' && (
        <ViewerDraftState draft={draft} preview={readWritten(draft.other?.value)?.text ?? ''} />
      )}
      <Button type="primary" loading={busy} onClick={() => void send()}>
        Send comment
      </Button>
    </div>
  );
};

import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { createComment } from '@amberway/contract/comments/endpoints';
import { deleteDraft } from '@amberway/contract/drafts/endpoints';
import { call } from '../../kernel/api.ts';
import { useDraft } from '../../kernel/drafts/use-draft.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useNotices } from '../../ui/notices.ts';
import { DraftState } from '../../ui/plain/DraftState.tsx';
import styles from './comments.module.css';

const MOST = 5_000;
const DRAFT_KIND = 'comment';

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
  const notices = useNotices();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const draft = useDraft<unknown>(DRAFT_KIND, contentId, {
    value: text,
    onRestore: (kept) => setText(typeof kept === 'string' ? kept : ''),
  });
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  // A second try of the same words is the same comment.
  const attempt = useRef({ comment: '', key: '' });
  const send = async () => {
    const comment = text.trim();
    if (comment === '' || busy || !draft.ready) return;
    if (attempt.current.comment !== comment) attempt.current = { comment, key: crypto.randomUUID() };
    setBusy(true);
    try {
      // Nobody speaks for the family whose view is open.
      const body = { user: me.actor?._id ?? me._id, comment, type: 'resource' as const, contentId };
      await call(createComment, { body }, { idempotencyKey: attempt.current.key });
    } catch (error) {
      notices.error(error);
      setBusy(false);
      return;
    }
    if (gone.current) {
      // Closed meanwhile: what was kept then is sent now, and must not come back.
      await call(deleteDraft, { params: { kind: DRAFT_KIND, key: contentId } }).catch(() => {});
      return;
    }
    await draft.clear();
    onSent();
  };
  return (
    <div className={styles['box']}>
      <Input.TextArea
        aria-label="Write a comment"
        placeholder="Write a comment"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MOST}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person's own press has just sent from here
        autoFocus={autoFocus}
        // What was kept is on its way, or what is typed.
        readOnly={busy || !draft.ready}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {draft.status === 'conflict' && <DraftState draft={draft} preview={String(draft.other?.value ?? '')} />}
      <Button type="primary" loading={busy} onClick={() => void send()}>
        Send comment
      </Button>
    </div>
  );
};

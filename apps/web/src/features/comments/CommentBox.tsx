import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { createComment } from '@amberway/contract/comments/endpoints';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useNotices } from '../../ui/notices.ts';
import styles from './comments.module.css';

const MOST = 5_000;

/** Writes one comment. The text stays until the server has it; an empty one is not sent. */
export const CommentBox = ({ contentId, onSent }: { contentId: string; onSent: () => void }) => {
  const me = useMe();
  const notices = useNotices();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  // A second try of the same words is the same comment.
  const attempt = useRef({ comment: '', key: '' });
  const send = async () => {
    const comment = text.trim();
    if (comment === '' || busy) return;
    if (attempt.current.comment !== comment) attempt.current = { comment, key: crypto.randomUUID() };
    setBusy(true);
    try {
      // Nobody speaks for the family whose view is open.
      const body = { user: me.actor?._id ?? me._id, comment, type: 'resource' as const, contentId };
      await call(createComment, { body }, { idempotencyKey: attempt.current.key });
      attempt.current = { comment: '', key: '' };
      setText('');
      onSent();
    } catch (error) {
      notices.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles['box']}>
      <Input.TextArea
        aria-label="Write a comment"
        placeholder="Write a comment"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <Button type="primary" loading={busy} onClick={() => void send()}>
        Send comment
      </Button>
    </div>
  );
};

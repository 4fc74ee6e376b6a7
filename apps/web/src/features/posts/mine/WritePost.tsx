import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { createPost } from '@amberway/contract/posts/endpoints';
import { createPostBody } from '@amberway/contract/posts/schemas';
import { POST_MAX, postTexts } from '@amberway/contract/posts/texts';
import { ApiError } from '../../../kernel/api-error.ts';
import { textKey } from '../../../kernel/drafts/text-key.ts';
import { useWritten } from '../../../kernel/drafts/use-written.ts';
import { useNotices } from '../../../ui/notices.ts';
import { ViewerDraftState } from '../../../ui/form/ViewerDraftState.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { POSTS_SLICE } from '../queries.ts';
import styles from './mine.module.css';
import { topicsQuery } from './queries.ts';
import { withTopic } from './topic.ts';
import { myPostLabels } from './labels.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

/** The text is stored as a draft until it is sent, also when the phone or the session ends first. */
export const WritePost = () => {
  const id = useId();
  const notices = useNotices();
  const { data: topics = [], isPending } = useQuery(topicsQuery);
  const box = useRef<HTMLDivElement>(null);
  const { text, textId, draft, ...written } = useWritten('post', 'new');
  const [problem, setProblem] = useState<string | null>(null);
  const names = topics.map(({ name }) => name);

  const write = (next: string) => {
    written.write(next);
    setProblem(null);
  };
  const focus = () => box.current?.querySelector('textarea')?.focus();
  const refuse = (why: string) => {
    setProblem(why);
    focus();
  };

  const { run, busy } = useAction(createPost, {
    invalidates: [POSTS_SLICE],
    done: () => {
      void written.clear();
      return postTexts.written;
    },
    failed: (error) => {
      const why = error instanceof ApiError ? error.errors['post'] : undefined;
      return why ? refuse(why) : notices.error(error);
    },
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = createPostBody.safeParse({ post: text });
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? postTexts.postRequired);
    // Idempotency key: the same text sent again after a lost response is the same post.
    return run({ body: checked.data }, { idempotencyKey: textKey(textId, checked.data) });
  };

  if (!draft.ready || isPending) return <Skeleton rows={6} />;
  return (
    <SectionCard title="Write a post">
      <form className={styles['write']} onSubmit={(event) => void send(event)} noValidate>
        {names.length > 0 && (
          <fieldset className={styles['topics']}>
            <legend>{myPostLabels.about}</legend>
            {names.map((name) => (
              <Button
                key={name}
                size="large"
                aria-pressed={text.startsWith(`${name}: `)}
                onClick={() => {
                  write(withTopic(text, name, names));
                  focus();
                }}
              >
                {name}
              </Button>
            ))}
          </fieldset>
        )}
        <div ref={box}>
          <label htmlFor={id}>{myPostLabels.ask}</label>
          <TextArea
            id={id}
            value={text}
            // Read-only while it is being sent.
            readOnly={busy}
            counts={POST_MAX}
            rows={4}
            maxRows={14}
            {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
            onChange={(event) => write(event.target.value)}
          />
          {problem && (
            <p id={`${id}-problem`} role="alert" className={styles['problem']}>
              {problem}
            </p>
          )}
        </div>
        <div className={styles['send']}>
          <Button variant="primary" size="large" type="submit" busy={busy}>
            {myPostLabels.send}
          </Button>
          <ViewerDraftState draft={draft} />
        </div>
      </form>
    </SectionCard>
  );
};

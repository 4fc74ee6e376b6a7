import { deletePost } from '@amberway/contract/posts/endpoints';
import type { Interaction, UserPost } from '@amberway/contract/posts/schemas';
import { postTexts } from '@amberway/contract/posts/texts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useDelete } from '../../../ui/confirm/use-delete.ts';
import { saidTime } from '../../../ui/said-dates.ts';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { AppLink } from '../../news/public.ts';
import { POSTS_SLICE } from '../queries.ts';
import { personName } from '../labels.ts';
import styles from './mine.module.css';
import { myPostLabels } from './labels.ts';
import { Button } from '../../../ui/kit/Button.tsx';

const Answer = ({ answer }: { answer: Interaction }) => {
  const name = personName(answer);
  return (
    <section className={styles['answer']} aria-label={myPostLabels.answerOf(name)}>
      <header>
        <Avatar person={answer.user} size={32} />
        <strong>{name}</strong>
        <small>
          <SaidTime at={answer.createdAt} />
        </small>
      </header>
      <p>{answer.body}</p>
      {answer.referralLinks.length > 0 && (
        <>
          <h4>{myPostLabels.links}</h4>
          <ul>
            {answer.referralLinks.map(({ title, internalDeepLink }) => (
              <li key={internalDeepLink}>
                <AppLink link={internalDeepLink} className={styles['link']}>
                  <Icon name="link" size={18} />
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** A post with its responses. Both are rendered as plain text. */
export const PostCard = ({ post }: { post: UserPost }) => {
  const { timeZone } = useMe();
  const mayDelete = useCan('posts', 'delete');
  const askDelete = useDelete();
  const { run } = useAction(deletePost, { invalidates: [POSTS_SLICE] });
  const remove = () =>
    askDelete({
      noun: 'post',
      name: post.post,
      done: postTexts.deleted,
      onYes: () => run({ params: { id: post._id } }),
    });
  const written = saidTime(post.createdAt, timeZone);
  return (
    <article className={styles['card']} aria-label={`Post, ${written}`}>
      <header className={styles['head']}>
        <div>
          <StatusTag tone={post.unanswered ? 'warn' : 'good'}>
            {post.unanswered ? myPostLabels.waiting : myPostLabels.answered}
          </StatusTag>
          <small>
            <SaidTime at={post.createdAt} />
          </small>
        </div>
        {mayDelete && (
          <Button
            variant="text"
            icon={<Icon name="trash" size={18} />}
            aria-label={`${myPostLabels.remove}: ${written}`}
            onClick={remove}
          />
        )}
      </header>
      <p className={styles['text']}>{post.post}</p>
      {post.responses.map((answer) => (
        <Answer key={answer._id} answer={answer} />
      ))}
    </article>
  );
};

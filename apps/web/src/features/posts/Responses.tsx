import type { ReactNode } from 'react';
import type { Interaction } from '@amberway/contract/posts/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { ContentStatus } from '../content/public.ts';
import { personName, postLabels } from './labels.ts';
import styles from './posts.module.css';

type ResponseProps = { response: Interaction; children?: ReactNode };

const Response = ({ response, children }: ResponseProps) => {
  const { timeZone } = useMe();
  return (
    <article className={styles['response']} data-deleted={response.isDeleted || undefined}>
      <p>{response.body}</p>
      <footer>
        {response.isDeleted ? (
          <StatusTag tone="plain">{postLabels.deleted}</StatusTag>
        ) : (
          <ContentStatus status={response.status} />
        )}
        <span>{`${personName(response)}, ${formatDateTime(response.createdAt, timeZone)}`}</span>
        {children}
      </footer>
    </article>
  );
};

type Props = {
  title: string;
  responses: readonly Interaction[];
  /** Above the responses. */
  before?: ReactNode;
  /** What can be done with one. */
  actionOf?: (response: Interaction) => ReactNode;
};

/** Responses to read; deleted ones are folded. */
export const Responses = ({ title, responses, before, actionOf }: Props) => {
  const [deleted, shown] = [
    responses.filter(({ isDeleted }) => isDeleted),
    responses.filter(({ isDeleted }) => !isDeleted),
  ];
  const item = (response: Interaction) => (
    <Response key={response._id} response={response}>
      {actionOf?.(response)}
    </Response>
  );
  return (
    <section className={styles['responses']} aria-label="Responses">
      {before}
      {shown.length > 0 && <h3>{title}</h3>}
      {shown.map(item)}
      {deleted.length > 0 && (
        <details className={styles['folded']}>
          <summary>{postLabels.deletedAnswers(deleted.length)}</summary>
          {deleted.map(item)}
        </details>
      )}
    </section>
  );
};

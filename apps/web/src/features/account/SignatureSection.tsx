import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { getEmailSignature, saveEmailSignature } from '@amberway/contract/users/endpoints';
import { messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './Profile.module.css';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';

const KEY = ['users', 'emailSignature'];

const SignatureEditor = ({ stored }: { stored: string }) => {
  const client = useQueryClient();
  const [text, setText] = useState(stored);
  const save = useAction(saveEmailSignature, {
    done: ({ data }) => {
      client.setQueryData(KEY, data.emailSignature);
      return labels.signatureSaved;
    },
    failed: 'in place',
  });
  return (
    <div className={styles['signature']}>
      <RichText label={labels.signatureTitle} value={text} onChange={setText} />
      {save.error && <Alert tone="danger" role="alert" title={messageOf(save.error, FAILURES.internal.message)} />}
      <Button
        variant="primary"
        busy={save.busy}
        disabled={text === stored}
        onClick={() => void save.run({ body: { emailSignature: text } })}
      >
        Save signature
      </Button>
    </div>
  );
};

/** The signature of the mails a staff member sends. */
export const SignatureSection = () => {
  const signature = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(getEmailSignature, undefined, { signal })).data.emailSignature,
    // A refetch must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SectionCard title={labels.signatureTitle} id="signature">
      <p className={styles['hint']}>{labels.signatureHint}</p>
      <QueryPlaceholder query={signature} />
      {signature.data !== undefined && <SignatureEditor stored={signature.data} />}
    </SectionCard>
  );
};

import { useState } from 'react';
import { stopDigests } from '@amberway/contract/notifications/endpoints';
import { stopTexts as texts } from '@amberway/contract/notifications/stop-texts';
import { HOME_PATH } from '@amberway/contract/shell/public-routes';
import { call, UNREACHABLE } from '../../kernel/api.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { useParams } from '../../kernel/router.ts';
import { LetterPicture } from '../../ui/illustrations/pictures.tsx';
import { Button, ButtonLink } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import { labels } from './labels.ts';
import styles from './public.module.css';

const sentence = (error: unknown): string =>
  error instanceof ApiError && error.code === 'not_found' ? texts.unknown : UNREACHABLE;

/** /stop-mails/:token, from the mail about notifications: one press, because opening a link must change nothing. */
export const StopMailsScreen = () => {
  const { token = '' } = useParams();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [failure, setFailure] = useState<string>();
  const stop = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      await call(stopDigests, { params: { token } }, { bearer: null });
      setState('done');
    } catch (error) {
      setFailure(sentence(error));
      setState('asked');
    }
  };
  const title = state === 'done' ? texts.stopped : texts.title;
  return (
    <SplitPage title={title} motto={labels.stopMotto}>
      <LetterPicture width={220} className={styles['picture']} />
      <Heading title={title}>{state === 'done' ? texts.stoppedHint : texts.hint}</Heading>
      <p role="alert" className={styles['note']}>
        {failure}
      </p>
      <div className={styles['actions']}>
        {state !== 'done' && (
          <Button variant="primary" size="large" wide busy={state === 'busy'} onClick={() => void stop()}>
            {texts.stop}
          </Button>
        )}
        <ButtonLink size="large" wide to={HOME_PATH}>
          {labels.toAmberway}
        </ButtonLink>
      </div>
    </SplitPage>
  );
};

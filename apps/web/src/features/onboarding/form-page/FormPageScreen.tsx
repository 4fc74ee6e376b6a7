import { useEffect, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from '../../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { Button, ButtonLink } from '../../../ui/kit/Button.tsx';
import { CelebrationPicture } from '../../../ui/illustrations/pictures.tsx';
import { Heading } from '../../../ui/pages/Heading.tsx';
import { PageTitle } from '../../../ui/pages/PageTitle.tsx';
import { FormRun } from './FormRun.tsx';
import styles from './form-page.module.css';
import { openForm, type Opened } from './open.ts';
import { readPrefill, readType } from './prefill.ts';
import { noteActivity } from './report.ts';
import { labels } from './labels.ts';

/** In an iframe the parent page continues by itself; standalone, this page links home. */
const FormDone = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <div className={styles['done']} role="status">
    <CelebrationPicture width={200} />
    <Heading title={title}>{children}</Heading>
    {action}
    {window.parent === window && (
      <ButtonLink size="large" to={SCREENS.home.path}>
        {labels.home}
      </ButtonLink>
    )}
  </div>
);

/** Our own onboarding form: shown in the iframe unless the operator configures a provider. */
export const FormPageScreen = () => {
  const type = readType(useParams()['type']);
  const [search] = useSearchParams();
  const prefill = readPrefill(search, type);
  const { userId, memberId } = prefill;
  const [opened, setOpened] = useState<Opened | 'opening'>('opening');
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setOpened('opening');
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    let gone = false;
    const answer = type ? openForm(type, userId, memberId) : Promise.resolve<Opened>({ kind: 'notYours' });
    void answer.then((found) => gone || setOpened(found));
    return () => {
      gone = true;
    };
  }, [type, userId, memberId, attempt]);
  useEffect(noteActivity, []);

  if (opened === 'opening' || !type) return <main className={styles['page']} aria-busy="true" />;
  const title = labels.title(type, prefill.member);
  return (
    <main className={styles['page']}>
      <PageTitle title={title} />
      {opened.kind === 'open' && (
        <FormRun
          type={type}
          title={title}
          prefill={prefill}
          known={opened.known}
          onDone={() => setOpened({ kind: 'done' })}
        />
      )}
      {opened.kind === 'done' && <FormDone title={labels.thanks}>{labels.thanksText}</FormDone>}
      {opened.kind === 'submitted' && <FormDone title={labels.already}>{labels.alreadyText}</FormDone>}
      {opened.kind === 'signedOut' && <FormDone title={labels.signIn}>{labels.signInText}</FormDone>}
      {opened.kind === 'notAgreed' && <FormDone title={labels.agreeFirst}>{labels.agreeFirstText}</FormDone>}
      {opened.kind === 'notYours' && <FormDone title={labels.notYours}>{labels.notYoursText}</FormDone>}
      {opened.kind === 'failed' && (
        <FormDone
          title={labels.failed}
          action={
            <Button variant="primary" size="large" onClick={retry}>
              {labels.retry}
            </Button>
          }
        >
          {opened.message}
        </FormDone>
      )}
    </main>
  );
};

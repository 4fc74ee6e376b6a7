import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../kernel/router.ts';
import { keepsSignIn } from '../../kernel/sign-in/site-data.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import styles from './auth.module.css';
import { LoginForm } from './LoginForm.tsx';
import { signInLabels } from './sign-in-labels.ts';

type Props = {
  title: string;
  motto: string;
  heading: string;
  hint: string;
  /** Above the heading: why one is here. */
  notice?: ReactNode;
  /** Staff may sign in with its directory. */
  organisation?: string | undefined;
  /** To the sign-in of the others. */
  other: { question: string; link: string; to: string };
};

/** In an effect: the page comes as HTML, which is the same for everybody. */
const useForgetful = (): boolean => {
  const [forgets, setForgets] = useState(false);
  useEffect(() => setForgets(!keepsSignIn()), []);
  return forgets;
};

const NotRemembered = () => (
  <Alert tone="warning" role="status" title={signInLabels.notRememberedTitle}>
    {signInLabels.notRememberedHint}
  </Alert>
);

/** What both sign-in pages share. Where nothing is remembered, that is why somebody is signed out again. */
export const SignInPage = ({ title, motto, heading, hint, notice, organisation, other }: Props) => {
  const forgets = useForgetful();
  return (
    <SplitPage title={title} motto={motto}>
      <LoginForm
        organisation={organisation}
        above={
          <>
            {forgets ? <NotRemembered /> : notice}
            <Heading title={heading}>{hint}</Heading>
          </>
        }
        below={
          <p className={styles['after']}>
            {other.question} <Link to={other.to}>{other.link}</Link>
          </p>
        }
      />
    </SplitPage>
  );
};

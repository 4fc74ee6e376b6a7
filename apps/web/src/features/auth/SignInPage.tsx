import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../kernel/router.ts';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import styles from './auth.module.css';
import { LoginForm } from './LoginForm.tsx';

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

/**
 * A notice for a browser that forgets the sign-in, loaded only there. In an effect: the page comes as HTML, which is the
 * same for everybody.
 */
const useForgetful = (): ReactNode => {
  const [warning, setWarning] = useState<ReactNode>(null);
  useEffect(() => {
    // The first script of the page has tried it.
    if (document.documentElement.hasAttribute('data-forgetful'))
      void import('./not-remembered.tsx').then(({ notRemembered }) => setWarning(notRemembered)).catch(() => {});
  }, []);
  return warning;
};

/** What both sign-in pages share. Where nothing is remembered, that is why somebody is signed out again. */
export const SignInPage = ({ title, motto, heading, hint, notice, organisation, other }: Props) => {
  const forgets = useForgetful();
  return (
    <SplitPage title={title} motto={motto}>
      <LoginForm
        organisation={organisation}
        above={
          <>
            {forgets ?? notice}
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

import type { ReactNode } from 'react';
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

/** What both sign-in pages share. */
export const SignInPage = ({ title, motto, heading, hint, notice, organisation, other }: Props) => (
  <SplitPage title={title} motto={motto}>
    <LoginForm
      organisation={organisation}
      above={
        <>
          {notice}
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

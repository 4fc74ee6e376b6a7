import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { useCan } from '../../../kernel/queries/me.ts';
import { memberIdNow } from '../../../kernel/queries/selected-member.ts';
import { practiceSummaryQuery, useLivePractice } from '../queries.ts';
import { weekText } from '../texts.ts';
import styles from './family.module.css';

// The line about practice on each skill of a programme. One subscription for all of them: a programme can have hundreds.

type Weeks = ReadonlyMap<string, string>;
const NONE: Weeks = new Map();
const Context = createContext<Weeks>(NONE);

export const PracticeWeeks = ({ memberId, children }: { memberId: string; children: ReactNode }) => {
  const reads = useCan('practice', 'read');
  const { data } = useQuery({ ...practiceSummaryQuery(memberId), enabled: reads });
  useLivePractice(memberId);
  const weeks = useMemo(
    () =>
      new Map(
        data?.skills
          .filter(({ plan, week, resumedBy }) => !resumedBy && (plan?.active || week.goes > 0 || week.timed > 0))
          .map((skill) => [skill.skill, weekText(skill)]),
      ),
    [data],
  );
  return <Context value={weeks}>{children}</Context>;
};

/** '8 goes this week, 6 on their own' */
export const SkillWeek = ({ skill }: { skill: string }) => {
  const text = useContext(Context).get(skill);
  return text ? <small className={styles['week']}>{text}</small> : null;
};

/** Loaded beside the programme, so that its rows do not grow afterwards. */
export const prefetchPractice = async (client: QueryClient, me: CurrentUser): Promise<void> => {
  const member = memberIdNow(me);
  if (member !== null && !isWithoutCoach(me)) await client.prefetchQuery(practiceSummaryQuery(member));
};

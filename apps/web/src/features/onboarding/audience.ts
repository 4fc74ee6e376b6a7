import { isFamilyType } from '@amberway/contract/kernel/roles';
import { trueNow } from '../../kernel/device/clock.ts';
import { useState } from 'react';
import { DAY, TRIAL_DAYS } from '@amberway/contract/kernel/limits';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { useSession } from '../../kernel/sign-in/state.ts';
import { staffLabels } from './staff-labels.ts';
import { subscriberLabels } from './subscriber-labels.ts';
import { labels } from './labels.ts';

/** Subscribers have a trial in their first days; families of a programme have none. */
const hasTrial = (user: Pick<CurrentUser, 'type' | 'choosePlan' | 'createdAt'>, now: number): boolean =>
  isFamilyType(user.type) && user.choosePlan === 'Subscriber' && now < Date.parse(user.createdAt) + TRIAL_DAYS * DAY;

const textsFor = (user: CurrentUser | null) => {
  if (user && !isFamilyType(user.type)) return staffLabels;
  return user && isWithoutCoach(user) ? { ...labels, ...subscriberLabels } : labels;
};

/** The texts of the get-started pages for the signed-in user, or for a visitor. */
export const useStartTexts = () => {
  const user = useSession()?.user ?? null;
  const [now] = useState(trueNow);
  const { startTitle, startLead, steps, nextLead, days, ...others } = textsFor(user);
  const rest = { steps, nextLead, days };
  if (!user) return { ...rest, title: startTitle, lead: `${startLead} ${labels.trialOffer}` };
  if ('trialTitle' in others && hasTrial(user, now)) {
    return { ...rest, title: others.trialTitle, lead: others.trialLead };
  }
  return { ...rest, title: startTitle, lead: startLead };
};

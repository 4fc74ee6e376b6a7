import { isFamilyType } from '@amberway/contract/kernel/roles';
import { useState } from 'react';
import { DAY, TRIAL_DAYS } from '@amberway/contract/kernel/limits';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { useSession } from '../../kernel/sign-in/state.ts';
import { staffLabels } from './staff-labels.ts';
import { labels } from './labels.ts';

/** Subscribers have a trial in their first days; families of a programme have none. */
const hasTrial = (user: Pick<CurrentUser, 'type' | 'choosePlan' | 'createdAt'>, now: number): boolean =>
  isFamilyType(user.type) && user.choosePlan === 'Subscriber' && now < Date.parse(user.createdAt) + TRIAL_DAYS * DAY;

type Lead = { title: string; lead: string };
const FAMILY: Lead = { title: labels.startTitle, lead: labels.startLead };

const startFor = (user: CurrentUser | null, now: number): Lead => {
  if (!user) return { ...FAMILY, lead: `${labels.startLead} ${labels.trialOffer}` };
  if (!isFamilyType(user.type)) return { title: staffLabels.startTitle, lead: staffLabels.startLead };
  return hasTrial(user, now) ? { title: labels.trialTitle, lead: labels.trialLead } : FAMILY;
};

/** The texts of the get-started pages for the signed-in user, or for a visitor. */
export const useStartTexts = () => {
  const user = useSession()?.user ?? null;
  const [now] = useState(() => Date.now());
  const staff = user !== null && !isFamilyType(user.type);
  const { steps, nextLead, days } = staff ? staffLabels : labels;
  return { ...startFor(user, now), steps, nextLead, days };
};

import type { ReactNode } from 'react';
import { listed } from '@amberway/contract/kernel/listed';
import { type Allocation, allocationTexts, coachSentence } from '@amberway/contract/users/allocation';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import styles from './allocate.module.css';
import type { Choice } from './use-choice.ts';

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={16} />
    <span>{children}</span>
  </li>
);

/** The mail and the notifications that the server sends, in its own sentences. */
export const WhatIsTold = ({ data, choice }: { data: Allocation; choice: Choice }) => {
  const { family, children } = data;
  const cared = children.flatMap((child) => {
    const coach = choice.personOf(choice.clinicianOf(child._id));
    return coach ? [{ ...child, coach }] : [];
  });
  const before = new Set([family.csm, ...children.map(({ clinician }) => clinician)].flatMap((one) => one?._id ?? []));
  const team = new Map(
    [choice.personOf(choice.csm), ...cared.map(({ coach }) => coach)].flatMap((one) => (one ? [[one._id, one]] : [])),
  );
  const added = [...team.values()].filter(({ _id }) => !before.has(_id));
  const left = [...before].filter((id) => !team.has(id)).flatMap((id) => choice.personOf(id) ?? []);
  const names = (people: readonly { firstName: string }[]) => listed(people.map(({ firstName }) => firstName));
  const said = cared.length > 0 ? coachSentence(cared) : allocationTexts.withoutCoach(choice.personOf(choice.csm));
  return (
    <section className={styles['told']} aria-labelledby="allocate-told">
      <h3 id="allocate-told">What will be told</h3>
      <ul>
        <Line icon="mail">
          <strong>{family.firstName}</strong>
          {` gets a mail and a notification: “${said}”`}
        </Line>
        {added.length > 0 && (
          <Line icon="bell">
            <strong>{names(added)}</strong>
            {` ${added.length === 1 ? 'gets' : 'get'} a notification with the family’s names and time zone.`}
          </Line>
        )}
        {left.length > 0 && (
          <Line icon="bell">
            <strong>{names(left)}</strong>
            {` ${left.length === 1 ? 'gets' : 'get'} a notification that ${fullName(family)} now works with ${names([...team.values()])}.`}
          </Line>
        )}
      </ul>
    </section>
  );
};

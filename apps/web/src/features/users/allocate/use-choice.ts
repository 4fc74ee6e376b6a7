import { useState } from 'react';
import type { Allocation } from '@amberway/contract/users/allocation';
import type { PersonSummary } from '@amberway/contract/users/schemas';

export type Choice = ReturnType<typeof useChoice>;

const hasRoom = ({ capacity, children }: Allocation['coaches'][number]) => capacity === null || children < capacity;

/**
 * Who gets the family. Suggested is who has it now, else the coach with the most room. A coach is the clinician of every
 * child; another one for a single child is chosen afterwards.
 */
export const useChoice = ({ family, children, coaches, suggestedManager }: Allocation) => {
  // Everybody seen so far: a search must not take the name of who was chosen.
  const [known, setKnown] = useState<ReadonlyMap<string, PersonSummary>>(new Map());
  const people = new Map(known);
  for (const one of [family.csm, suggestedManager, ...children.map(({ clinician }) => clinician), ...coaches])
    if (one) people.set(one._id, one);
  if (people.size > known.size) setKnown(people);

  const first = children.find(({ clinician }) => clinician)?.clinician ?? coaches.find(hasRoom) ?? coaches[0];
  const [coach, setCoach] = useState<string | null>(first?._id ?? null);
  const [own, setOwn] = useState<Readonly<Record<string, string | null>>>(
    Object.fromEntries(children.flatMap(({ _id, clinician }) => (clinician ? [[_id, clinician._id]] : []))),
  );
  const [csm, setCsm] = useState<string | null>((family.csm ?? suggestedManager)?._id ?? null);
  const clinicianOf = (childId: string) => (childId in own ? (own[childId] ?? null) : coach);
  return {
    coach,
    csm,
    setCsm,
    clinicianOf,
    personOf: (id: string | null): PersonSummary | undefined => (id === null ? undefined : people.get(id)),
    meet: (person: PersonSummary) => setKnown(new Map(people).set(person._id, person)),
    setCoach: (id: string) => {
      setCoach(id);
      setOwn({});
    },
    setClinician: (childId: string, id: string | null) => setOwn({ ...own, [childId]: id }),
    /** Whether everybody is named, and anything is different: an unchanged team gets no mail. */
    complete:
      csm !== null &&
      children.every(({ _id }) => clinicianOf(_id) !== null) &&
      (family.userStatus === 'Awaiting' ||
        csm !== family.csm?._id ||
        children.some(({ _id, clinician }) => clinicianOf(_id) !== clinician?._id)),
  };
};

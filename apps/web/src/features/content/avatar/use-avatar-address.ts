import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'avatar';

/** Whose avatar is being composed: ?avatar=member. */
export const useAvatarAddress = () => {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (member: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (member) next.set(NAME, member);
          else next.delete(NAME);
          return next;
        },
        { preventScrollReset: true, replace: member === null },
      );
    return { member: params.get(NAME), show: (member: string) => change(member), close: () => change(null) };
  }, [params, setParams]);
};

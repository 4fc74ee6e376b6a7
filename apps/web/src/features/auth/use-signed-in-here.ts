import { useEffect, useState } from 'react';
import { bootSession } from '../../kernel/sign-in/boot.ts';
import { useSession } from '../../kernel/sign-in/state.ts';
import { mayBeSignedIn } from '../../kernel/sign-in/signed-in.ts';

type Person = { firstName: string; lastName: string; email: string };
/** `person` is null where the server could not say who it is. */
type SignedInHere = { known: false } | { known: true; signedIn: boolean; person: Person | null };

/** Who is signed in while a public page is open; in a customer's view it is the staff member. */
export const useSignedInHere = (): SignedInHere => {
  const session = useSession();
  const [restored, setRestored] = useState(() => session !== null || !mayBeSignedIn());
  useEffect(() => {
    if (!restored) void bootSession().then(() => setRestored(true));
  }, [restored]);
  if (!restored) return { known: false };
  return { known: true, signedIn: mayBeSignedIn(), person: session && (session.user.actor ?? session.user) };
};

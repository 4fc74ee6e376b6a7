import { useMemo } from 'react';
import { MESSAGES_CLIENT_PARAM } from '@amberway/contract/messages/paths';
import { useSearchParams } from '../../kernel/router.ts';

/** Families, or staff messages from administrators to coaches. */
export type Side = 'families' | 'staff';

const SIDE_PARAM = 'messages';
const PARTNER_PARAMS = { families: MESSAGES_CLIENT_PARAM, staff: 'coach' } as const satisfies Record<Side, string>;

export type Conversation = {
  side: Side;
  /** The other person on each side; null shows all of them. */
  client: string | null;
  coach: string | null;
  showSide: (side: Side) => void;
  /** Opens the conversation with this person. */
  show: (side: Side, partner: string | null) => void;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idIn = (params: URLSearchParams, name: string): string | null => {
  const value = params.get(name) ?? '';
  return UUID.test(value) ? value : null;
};

/** The shown conversation and recipient, from the URL: ?client=id, ?messages=staff&coach=id. */
export const useConversation = (): Conversation => {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const go = (change: (next: URLSearchParams) => void) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          change(next);
          return next;
        },
        { replace: true },
      );
    const setSide = (next: URLSearchParams, side: Side) =>
      side === 'staff' ? next.set(SIDE_PARAM, side) : next.delete(SIDE_PARAM);
    return {
      side: params.get(SIDE_PARAM) === 'staff' ? 'staff' : 'families',
      client: idIn(params, PARTNER_PARAMS.families),
      coach: idIn(params, PARTNER_PARAMS.staff),
      showSide: (side) => go((next) => setSide(next, side)),
      show: (side, partner) =>
        go((next) => {
          setSide(next, side);
          if (partner) next.set(PARTNER_PARAMS[side], partner);
          else next.delete(PARTNER_PARAMS[side]);
        }),
    };
  }, [params, setParams]);
};

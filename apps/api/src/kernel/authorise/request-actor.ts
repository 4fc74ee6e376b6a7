import type { Reach } from '@amberway/contract/kernel/permissions';
import type { Principal } from '../identity/principal.ts';

/** Who changes something, how far they reach, and in which request. */
export type RequestActor = { principal: Principal; reach: Reach; requestId: string };

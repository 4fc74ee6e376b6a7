import type { Reach } from '@amberway/contract/kernel/permissions';
import type { Principal } from '../identity/principal.ts';

/** Who makes a change, with which reach, and in which request. */
export type RequestActor = { principal: Principal; reach: Reach; requestId: string };

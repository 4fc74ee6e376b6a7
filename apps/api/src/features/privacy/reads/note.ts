import { isFamily } from '@amberway/contract/kernel/roles';
import { createHash } from 'node:crypto';
import { HOUR } from '@amberway/contract/kernel/limits';
import type { RecordArea } from '@amberway/contract/kernel/record-areas';
import type { AfterResponse } from '../../../kernel/http/register.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { noteUnusualReading } from '../unusual/notice.ts';
import { locate, type Whose } from './locate.ts';
import { findFewFamilies, insertRead } from './queries.ts';

const REMEMBERED = 20_000;
const SHORT = 3;
/** A few families do not have this many children, so a longer list covers many families. */
const CHILDREN = 20;

/** The reads recorded in this clock hour, so that repeating one costs no statement. */
const hourlyMemory = () => {
  const noted = new Set<string>();
  let hour = 0;
  return () => {
    const now = Math.floor(Date.now() / HOUR);
    if (now !== hour || noted.size >= REMEMBERED) noted.clear();
    hour = now;
    return noted;
  };
};

const keyOf = ({ of, ids }: Whose) => {
  const text = ids.join(',');
  return `${of}:${ids.length > SHORT ? createHash('sha256').update(text).digest('base64') : text}`;
};

/** Resources, files and notes may come to belong to a family later: that one belonged to nobody is not remembered. */
const staysNobodys = ({ of }: Whose) => of === 'customer' || of === 'member';

const isLongList = ({ of, ids }: Whose) => of === 'member' && ids.length > CHILDREN;

/**
 * Records that a member of staff read a family's record, as the call declares it: one row per person, area and day,
 * accurate to the hour. For each family that is new in the hour it checks whether they are unusually many.
 */
export const noteReads = (unusualFamilies: number): AfterResponse => {
  const memory = hourlyMemory();
  const noteFamily = async (principal: Principal, area: RecordArea, customerId: string, requestId: string) => {
    const noted = memory();
    const { actorId } = principal;
    const line = `${actorId}|${area}|${customerId}`;
    if (noted.has(line)) return;
    await insertRead(actorId, area, customerId);
    const family = `${actorId}|${customerId}`;
    if (unusualFamilies > 0 && !noted.has(family)) await noteUnusualReading(principal, unusualFamilies, requestId);
    noted.add(line).add(family);
  };
  return async ({ reads }, { principal, params, query, body, requestId }, result) => {
    if (!reads || !principal || isFamily(principal)) return;
    const { data } = (result ?? {}) as { data?: unknown };
    const areas = [reads.area, ...(reads.also ?? [])];
    const found = locate(reads, { params, query, body, data, viewer: principal.actingAs });
    for (const whose of found) {
      const looked = `${principal.actorId}|${areas.join('+')}|${keyOf(whose)}`;
      if (isLongList(whose) || memory().has(looked)) continue;
      const families = await findFewFamilies(whose);
      for (const customerId of families) {
        for (const area of areas) await noteFamily(principal, area, customerId, requestId);
      }
      if (families.length > 0 || staysNobodys(whose)) memory().add(looked);
    }
  };
};

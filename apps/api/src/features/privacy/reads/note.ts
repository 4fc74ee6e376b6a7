import { createHash } from 'node:crypto';
import { HOUR } from '@amberway/contract/kernel/limits';
import type { AfterAnswer } from '../../../kernel/http/register.ts';
import { noteUnusualReading } from '../unusual/notice.ts';
import { locate, type Whose } from './locate.ts';
import { findOnlyFamily, insertRead } from './queries.ts';

const REMEMBERED = 20_000;
const SHORT = 3;
/** Nobody has so many children: a list of more is one of several families. */
const CHILDREN = 20;

/** What was noted in this clock hour, so that reading the same again costs no statement. */
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

/** Resources, files and sessions come to belong to a family: that they were nobody's a moment ago says nothing. */
const staysNobodys = ({ of }: Whose) => of === 'customer' || of === 'member';

const isLongList = ({ of, ids }: Whose) => of === 'member' && ids.length > CHILDREN;

/**
 * Notes that a member of staff read a family's record, as the call declares it: one line for each person, part and
 * day, up to date to the hour. With each family that is new in the hour it looks whether they are unusually many.
 */
export const noteReads = (unusualFamilies: number): AfterAnswer => {
  const memory = hourlyMemory();
  return async ({ reads }, { principal, params, query, body, requestId }, answer) => {
    if (!reads || !principal || principal.actorRole === 'Customer') return;
    const { data } = (answer ?? {}) as { data?: unknown };
    const whose = locate(reads, { params, query, body, data, viewer: principal.actingAs });
    if (!whose || isLongList(whose)) return;
    const noted = memory();
    const { actorId } = principal;
    const looked = `${actorId}|${reads.area}|${keyOf(whose)}`;
    if (noted.has(looked)) return;
    const customerId = await findOnlyFamily(whose);
    const line = `${actorId}|${reads.area}|${customerId}`;
    if (customerId && !noted.has(line)) {
      await insertRead(actorId, reads.area, customerId);
      const family = `${actorId}|${customerId}`;
      if (unusualFamilies > 0 && !noted.has(family)) await noteUnusualReading(principal, unusualFamilies, requestId);
      noted.add(line).add(family);
    }
    if (customerId || staysNobodys(whose)) noted.add(looked);
  };
};

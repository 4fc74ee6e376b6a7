import { createHash } from 'node:crypto';
import { decodeCode, originsOf, readSnippet } from '@amberway/contract/tracking/snippet';
import type { PolicyExtras } from '../../kernel/http/policy.ts';
import { findTracking } from './queries.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the stored code needs of the page's policy: its origins, and its own texts by their hash. Nothing more. */
export const trackingPolicy = async (): Promise<PolicyExtras> => {
  const row = await findTracking();
  const scripts = (row && readSnippet(decodeCode(row.code) ?? '')) ?? [];
  return {
    origins: originsOf(scripts),
    scriptHashes: scripts.flatMap((script) => ('text' in script ? [hashOf(script.text)] : [])),
  };
};

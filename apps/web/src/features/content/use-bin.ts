import { createElement, Fragment } from 'react';
import { deleteContent, purgeContent, restoreContent } from '@amberway/contract/content/bin';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import { keepsName } from '@amberway/contract/content/kept-names';
import type { ContentName } from '@amberway/contract/content/registry';
import { contentTexts } from '@amberway/contract/content/texts';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { BULK_MAX } from '@amberway/contract/kernel/several';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { CutText } from '../../ui/CutText.tsx';
import { showToast } from '../../ui/kit/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { binLabels as labels } from './bin/labels.ts';
import { UsedIn } from './bin/UsedIn.tsx';
import { CONTENT_SLICE } from './slice.ts';

/** A record as far as deleting it needs it. */
export type Named = { _id: string; name: string };

const idsOf = (records: readonly Named[]) => records.map(({ _id }) => _id);
const namesOf = (records: readonly Named[]) =>
  createElement('strong', null, createElement(CutText, { text: labels.named(records.map(({ name }) => name)) }));

/** In requests of as many records as the server takes; ends with the first that fails. */
const inParts = async <R>(ids: string[], run: (part: string[]) => Promise<R | undefined>): Promise<R | undefined> => {
  let last: R | undefined;
  for (let at = 0; at < ids.length; at += BULK_MAX) {
    last = await run(ids.slice(at, at + BULK_MAX));
    if (last === undefined) break;
  }
  return last;
};

/** Deleting, restoring and deleting for good, of one record or several. Each resolves to whether it was done. */
export const useBin = (type: ContentType) => {
  const ask = useQuestion();
  const offerUndo = useUndo();
  const invalidates = [CONTENT_SLICE];
  const name = type.name as ContentName;
  const several = useAction(deleteContent, { invalidates });
  const single = useAction(endpointsOf(type).remove as EndpointSpec, { invalidates });
  // The declaration decides whether the id is in the path or in the query, which the types cannot express.
  const runSingle = single.run as (input: object) => Promise<object | undefined>;
  const toBin = (ids: string[]) => {
    const [id] = ids;
    if (ids.length > 1) return inParts(ids, (part) => several.run({ body: { type: name, ids: part } }));
    return runSingle(type.wire.remove === 'path' ? { params: { id } } : { query: { id } });
  };
  const back = useAction(restoreContent, {
    invalidates,
    done: ({ data }) => {
      // Something could not come back as it was: stays until it is read.
      if (data.notes.length > 0)
        showToast({ key: 'restored', tone: 'info', title: data.notes.join(' '), seconds: null });
      return contentTexts.restored(data.restored, type.noun);
    },
  });
  const forGood = useAction(purgeContent, {
    invalidates,
    done: ({ data }) => contentTexts.purged(data.deleted, type.noun),
  });
  const restore = async (records: readonly Named[]) =>
    (await inParts(idsOf(records), (ids) => back.run({ body: { type: name, ids } }))) !== undefined;

  return {
    restore,
    /** Asks with the names and where they are used, and offers Undo. */
    remove: (records: readonly Named[]) =>
      new Promise<boolean>((resolve) => {
        const [one, many] = type.noun;
        const only = records.length === 1;
        ask({
          question: only ? deleteQuestion(one) : labels.deleteSeveral(records.length, many),
          details: createElement(
            Fragment,
            null,
            namesOf(records),
            createElement(UsedIn, { type: name, ids: idsOf(records).slice(0, BULK_MAX) }),
            createElement('p', null, labels.staysInBin(only, type.noun, keepsName(name))),
          ),
          danger: true,
          onYes: async () => {
            const done = await toBin(idsOf(records));
            if (done)
              offerUndo(only ? type.messages.deleted : labels.deleted(records.length, many), () => restore(records));
            resolve(done !== undefined);
          },
          onNo: () => resolve(false),
        });
      }),
    purge: (records: readonly Named[]) =>
      new Promise<boolean>((resolve) => {
        const only = records.length === 1;
        ask({
          question: labels.purgeQuestion(records.length, type.noun),
          details: createElement(
            Fragment,
            null,
            namesOf(records),
            createElement('p', null, labels.purgeDetails(only, type.noun)),
          ),
          danger: true,
          onYes: async () =>
            resolve((await inParts(idsOf(records), (ids) => forGood.run({ body: { type: name, ids } }))) !== undefined),
          onNo: () => resolve(false),
        });
      }),
  };
};

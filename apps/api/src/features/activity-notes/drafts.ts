import { z } from 'zod';
import { instant } from '@amberway/contract/kernel/fields';
import {
  draftHasContent,
  draftNumberOf,
  NOTE_DRAFT_KIND,
  noteDraftKey,
} from '@amberway/contract/activity-notes/drafts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { NoteDraftRow, OwnNoteDraft } from '@amberway/contract/activity-notes/schemas';
import type { Principal } from '../../kernel/identity/principal.ts';
import { draftsNamed } from '../drafts/public.ts';
import { childrenNamed } from './child-names.queries.ts';
import { excerptOf } from './save/values.ts';

const textField = z.string().catch('');
const at = instant.nullable().catch(null);
const textFields = z.array(z.string()).catch([]);
/** A draft holds whatever the form saved, perhaps an older version of it: unreadable fields become empty. */
const written = z
  .object({
    title: textField,
    type: textField,
    about: textField,
    challenges: textField,
    internalNotes: textField,
    recordingLink: textField,
    topWins: textFields,
    relatedTasks: textFields,
    sessionRecorded: z.boolean().catch(false),
    endtimeCancellation: z.boolean().catch(false),
    startTime: at,
    endTime: at,
  })
  .nullable()
  .catch(null);

type Stored = Awaited<ReturnType<typeof draftsNamed>>[number];

const rowOf = ({ key, value, version, updatedAt }: Stored, memberId: string): NoteDraftRow[] => {
  const id = draftNumberOf(key, memberId);
  const draft = written.parse(value);
  if (id === undefined || !draft || !draftHasContent(draft)) return [];
  const { title, type, about, startTime, endTime } = draft;
  return [{ key, id, title, type, notes: excerptOf(about), startTime, endTime, isDraft: true, version, updatedAt }];
};

/** The user's own unfinished notes about a child. The caller must have checked access to the child. */
export const draftsAbout = async (principal: Principal, memberId: string): Promise<NoteDraftRow[]> => {
  const found = await draftsNamed(principal, NOTE_DRAFT_KIND, noteDraftKey(memberId, 0).slice(0, -1));
  return found.flatMap((draft) => rowOf(draft, memberId));
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const childOf = ({ key }: Stored): string => key.slice(0, key.indexOf('.'));

/** The user's own unfinished notes about the children they work with, latest first. */
export const ownDrafts = async (principal: Principal, reach: Reach): Promise<OwnNoteDraft[]> => {
  const found = (await draftsNamed(principal, NOTE_DRAFT_KIND, '')).filter((draft) => UUID.test(childOf(draft)));
  const children = await childrenNamed(principal, reach, [...new Set(found.map(childOf))]);
  return found.flatMap((draft) => {
    const member = children.find(({ _id }) => _id === childOf(draft));
    return member ? rowOf(draft, member._id).map((row) => ({ ...row, member })) : [];
  });
};

import { resourceTexts } from '@amberway/contract/resources/texts';
import type { UpdateNoteBody } from '@amberway/contract/activity-notes/body';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import { addForNote, changeForNote, hideForNote, removeForNote, requireForNote } from '../../resources/public.ts';

// The one resource of a note: a file attached to it, or a library resource.

type Child = { id: string; parentId: string };
export type Attached = { resourceId: string | null; resourceIsOwn: boolean };
export const NOTHING: Attached = { resourceId: null, resourceIsOwn: false };

type Sent = Pick<
  UpdateNoteBody,
  'uploadedResource' | 'resourceAttachment' | 'resourceAttachmentName' | 'resourceAction'
>;

const letGo = async (actor: RequestActor, child: Child, { resourceId, resourceIsOwn }: Attached): Promise<Attached> => {
  if (resourceId && resourceIsOwn) {
    await hideForNote(actor, child, resourceId);
    await removeForNote(actor, child, resourceId);
  }
  return NOTHING;
};

const byAction = async (actor: RequestActor, child: Child, before: Attached, sent: Sent): Promise<Attached> => {
  const url = sent.resourceAttachment?.trim();
  const name = sent.resourceAttachmentName;
  switch (sent.resourceAction) {
    case 'deleteResource':
      return letGo(actor, child, before);
    case 'editResource': {
      if (!before.resourceId || !before.resourceIsOwn) throw invalidFields({ resourceAction: noteTexts.attachFirst });
      await changeForNote(actor, child, before.resourceId, { ...(url && { url }), ...(name && { name }) });
      return before;
    }
    default: {
      if (!url) throw invalidFields({ resourceAttachment: resourceTexts.attachFile });
      // A new file replaces the previous one.
      await letGo(actor, child, before);
      return { resourceId: await addForNote(actor, child, { url, name: name ?? '' }), resourceIsOwn: true };
    }
  }
};

/** The note's resource after applying the request. `file` is the URL of its current one. */
export const attach = async (
  actor: RequestActor,
  child: Child,
  before: Attached,
  file: string | undefined,
  sent: Sent,
): Promise<Attached> => {
  if (sent.resourceAction) return byAction(actor, child, before, sent);
  if (sent.resourceAttachment && sent.resourceAttachment !== file)
    throw invalidFields({ resourceAction: resourceTexts.attachFile });
  const { uploadedResource } = sent;
  if (uploadedResource === undefined || uploadedResource === before.resourceId) return before;
  await letGo(actor, child, before);
  if (!uploadedResource) return NOTHING;
  await requireForNote(actor.principal, child, uploadedResource);
  return { resourceId: uploadedResource, resourceIsOwn: false };
};

import { contentTexts } from '@amberway/contract/content/texts';
import { resourceProblems } from '@amberway/contract/resources/rules';
import type { FileOwner } from '@amberway/contract/resources/schemas';
import {
  isReviewedAgain,
  mayChangeStatus,
  type ResourceEditor,
  resourceEditor,
  type ResourceStatus,
} from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { mayWriteResourceField, type ResourceField } from '@amberway/contract/resources/writable';
import { ApiFailure, forbidden, invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { isReviewOn } from '../review.queries.ts';
import { isResourceType, presentObjectives } from './queries.ts';
import type { ResourceValues } from './values.ts';

export const editorOf = ({ role, businessUserType }: Principal): ResourceEditor =>
  resourceEditor({ role, businessUserType });

/** The fields with a new value; repeating the stored one is not a change. */
const changedFields = (before: object, after: object): string[] =>
  Object.entries(after).flatMap(([field, value]) =>
    (before as Record<string, unknown>)[field] === value ? [] : [field],
  );

/** Rejects changes to fields this editor may not change. */
export const refuseFields = (editor: ResourceEditor, before: object, after: object) => {
  if (changedFields(before, after).some((field) => !mayWriteResourceField(editor, field as ResourceField)))
    throw forbidden();
};

/** Rejects a status that this editor may not set. Returns the one to store: a changed resource may wait for a review. */
export const checkedStatus = async (
  editor: ResourceEditor,
  before: ResourceValues,
  after: ResourceValues,
  hasNewObjectives: boolean,
): Promise<ResourceStatus> => {
  const isReviewed = await isReviewOn();
  if (!mayChangeStatus(editor, before.status, after.status, isReviewed))
    throw invalidFields({ status: isReviewed ? resourceTexts.needsReview : resourceTexts.selectStatus });
  const isChanged = hasNewObjectives || changedFields(before, after).length > 0;
  return isChanged && isReviewedAgain(editor, before.status, isReviewed) ? 'Pending' : after.status;
};

export const refuseProblems = (values: ResourceValues) => {
  const problems = resourceProblems(values);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
};

/** A family's resource can never be made public, by anybody. */
export const refusePublishing = ({ privateResource, isPromoted }: ResourceValues) => {
  const problems = {
    ...(!privateResource && { privateResource: resourceTexts.staysPrivate }),
    ...(isPromoted && { isPromoted: resourceTexts.notPromoted }),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
};

/** The file of a note is changed in the note; the file of a mail cannot be changed. */
export const refuseFileChange = (owner: FileOwner | null, before: ResourceValues, after: ResourceValues) => {
  const same = after.file === before.file && after.isLink === before.isLink && after.fileName === before.fileName;
  if (owner && !same)
    throw invalidFields({ file: owner === 'mail' ? resourceTexts.fileOfMail : resourceTexts.fileOfNote });
};

const missing = (field: string) => new ApiFailure('not_found', { errors: { [field]: contentTexts.notFoundHere } });

/** New references must exist; existing ones may stay, even if removed since. */
export const requireReferences = async (type: string | undefined, objectives: string[]) => {
  if (type && !(await isResourceType(type))) throw missing('type');
  if (objectives.length === 0) return;
  const found = await presentObjectives(objectives);
  if (objectives.some((id) => !found.has(id))) throw missing('objective');
};

// The exports other slices may use. The routes of sharing and saving stay inside, to avoid import cycles.
export { familiesWith, findSeen } from './audience.queries.ts';
export { countToReview } from './list.queries.ts';
export { storeMailAttachment } from './mail/attachment.ts';
export { deleteMailResources } from './mail/queries.ts';
export { shareMailAttachments } from './mail/share.ts';
export { libraryIds, resourceNames } from './names.queries.ts';
export { addForNote, changeForNote, hideForNote, removeForNote, requireForNote, showForNote } from './save/for-note.ts';
export { shareForAnswer } from './share/for-answer.ts';
export { shareForTask } from './share/for-task.ts';
export { sharedNotices } from './share/notify.ts';
export { resourceFiles, resourceObjectives, resources } from './tables.ts';

import { RECORDING_MS } from '@amberway/contract/sessions/limits';
import type { SessionDetails } from '@amberway/contract/sessions/schemas';
import { isScheduled } from '@amberway/contract/sessions/status';
import { parseFileAddress } from '@amberway/contract/uploads/address';
import { signFileAddress } from '../../kernel/files/address.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { loadAround } from './around/around.ts';
import { tasksNamed } from './around/queries.ts';
import { isFamily, presentSession } from './present.ts';
import type { SessionRow } from './queries.ts';

/** An address that plays a recording of ours; the viewer has been admitted to the note it belongs to. */
export const recordingAddress = async (services: Services, principal: Principal, link: string) => {
  const file = parseFileAddress(link);
  return file ? signFileAddress(services.signer, file, principal, RECORDING_MS) : null;
};

/** A note with everything an opened one shows. */
export const loadDetails = async (
  services: Services,
  principal: Principal,
  row: SessionRow,
): Promise<SessionDetails> => {
  const session = presentSession(principal, row);
  const { goals, context } = await loadAround(principal, row.member, row.session);
  const isBare = isFamily(principal) && isScheduled(session.status);
  const tasks = session.relatedTasks.length > 0 ? await tasksNamed(session.relatedTasks) : [];
  const resource = session.uploadedResource ? row.resource : null;
  return {
    ...session,
    ...context,
    ...(isBare && { primaryGoal: null, skills: [] }),
    currentGoalObject: goals.find(({ _id }) => _id === session.currentGoal) ?? null,
    relatedTaskObjects: tasks.map(({ id, skill, goal, ...task }) => ({
      _id: id,
      ...task,
      milestone: { _id: skill.id, name: skill.name },
      goal: { _id: goal.id, name: goal.name },
    })),
    resourceObject: resource && {
      _id: resource.id,
      name: resource.name,
      file: resource.file,
      fileName: resource.fileName,
      isLink: resource.isLink,
    },
    recordingUrl: await recordingAddress(services, principal, session.recordingLink),
  };
};

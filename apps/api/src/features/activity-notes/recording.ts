import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { fileAddress, parseFileAddress } from '@amberway/contract/uploads/address';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { invalid } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { recordingAddress } from './details.ts';
import { hasRecording } from './queries.ts';

type RecordingRequest = { services: Services; principal: Principal; reach: Reach };

/** A signed URL for a recording of a note that the viewer may read; any other URL is rejected with 422. */
export const signRecording = async (
  { services, principal, reach }: RecordingRequest,
  url: string | undefined,
  origin: string,
): Promise<string> => {
  const file = url ? parseFileAddress(url, [origin]) : undefined;
  const address = file && fileAddress(file.id, file.name);
  const isOpen = address !== undefined && (await hasRecording(principal, reach, address));
  const signed = isOpen ? await recordingAddress(services, principal, address) : null;
  if (!signed) throw invalid({ url: noteTexts.invalidUrl }, noteTexts.invalidUrl);
  return signed;
};

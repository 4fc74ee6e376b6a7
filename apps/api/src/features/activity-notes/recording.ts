import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { fileUrl, parseFileUrl } from '@amberway/contract/uploads/file-url';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { invalid } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { recordingUrlOf } from './details.ts';
import { hasRecording } from './queries.ts';

type RecordingRequest = { services: Services; principal: Principal; reach: Reach };

/** A signed URL for a recording of a note that the viewer may read; any other URL is rejected with 422. */
export const signRecording = async (
  { services, principal, reach }: RecordingRequest,
  url: string | undefined,
  origin: string,
): Promise<string> => {
  const file = url ? parseFileUrl(url, [origin]) : undefined;
  const ownUrl = file && fileUrl(file.id, file.name);
  const isOpen = ownUrl !== undefined && (await hasRecording(principal, reach, ownUrl));
  const signed = isOpen ? await recordingUrlOf(services, principal, ownUrl) : null;
  if (!signed) throw invalid({ url: noteTexts.invalidUrl }, noteTexts.invalidUrl);
  return signed;
};

import type { FastifyRequest } from 'fastify';
import { authenticateView } from '../identity/authenticate.ts';
import type { Principal } from '../identity/principal.ts';
import type { Signer } from '../secrets/signer.ts';
import { sessionExpired } from './failure.ts';

/** The token in the query, when the request has no bearer. Only file reads accept it. */
export const mediaTokenOf = (request: FastifyRequest): string | undefined => {
  const { t } = request.query as { t?: unknown };
  return !request.headers.authorization && typeof t === 'string' && t !== '' ? t : undefined;
};

/** A media token opens every file its user may read; the token of a signed URL opens the one file it names. */
export const authenticateByToken = async (
  request: FastifyRequest,
  token: string,
  signer: Signer,
): Promise<Principal> => {
  const media = await signer.verify('media', token);
  if (media) return authenticateView(media.root, media.subject);
  const signed = await signer.verify('file', token);
  if (!signed?.file) throw sessionExpired();
  const principal = await authenticateView(signed.root, signed.subject);
  request.signedFile = signed.file;
  return principal;
};

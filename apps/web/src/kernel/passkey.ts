import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@amberway/contract/auth/webauthn';

// The browser's passkeys. The library is loaded with the first use.

/** The person closed the browser's question, or it was replaced by another one: nothing failed. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled';
}

/** Browsers have passkeys only at secure addresses. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const NUMERIC_HOST = /^[\d.]+$|^\[/;
/** A passkey belongs to a name; browsers refuse it at an address that is a number. */
export const isNumericHost = (): boolean => NUMERIC_HOST.test(location.hostname);

export const offersAutofill = async (): Promise<boolean> =>
  hasPasskeys() && !isNumericHost() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

const CANCELLED = new Set(['AbortError', 'NotAllowedError']);
const nameOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.name : error.name) : '';

const asCancelled = (error: unknown): never => {
  throw CANCELLED.has(nameOf(error)) ? new PasskeyCancelled() : error;
};

/** Asks for a passkey of this site; with `autofill` it is offered by the browser in the field of the e-mail. */
export const getPasskey = async (options: PasskeyRequest, autofill = false): Promise<PasskeyAssertion> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON, useBrowserAutofill: autofill }).catch(asCancelled);
};

export const createPasskey = async (options: PasskeyCreation): Promise<PasskeyRegistration> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch(asCancelled);
};

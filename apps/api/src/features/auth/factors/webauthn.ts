import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@amberway/contract/auth/webauthn';
import { CHALLENGE_MS } from '@amberway/contract/auth/factor-limits';
import type { RelyingParty } from '../../../kernel/http/relying-party.ts';
import { looksLikeToken } from '../../../kernel/identity/tokens.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

// The library loads with the first passkey, not with the server.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];
const PRODUCT = 'Amberway';

type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>;
const described = (known: readonly Known[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

type Owner = { id: string; email: string; firstName: string; lastName: string };

/** The handle by which an authenticator finds its account: the id, which says nothing about the person. */
const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

export const creationOf = (
  party: RelyingParty,
  challenge: string,
  owner: Owner,
  known: readonly Known[],
): PasskeyCreation => ({
  rp: { id: party.id, name: PRODUCT },
  user: {
    id: handleOf(owner.id),
    name: owner.email,
    displayName: `${owner.firstName} ${owner.lastName}`.trim(),
  },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: described(known),
});

export const requestOf = (party: RelyingParty, challenge: string, known: readonly Known[] = []): PasskeyRequest => ({
  challenge,
  rpId: party.id,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
  allowCredentials: described(known),
});

type ClientData = { challenge?: unknown; crossOrigin?: unknown };

/** The challenge that a response answers; undefined if it cannot be one of ours, or a frame of another site asked. */
export const challengeIn = ({ response }: PasskeyAssertion | PasskeyRegistration): string | undefined => {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge, crossOrigin } = JSON.parse(text) as ClientData;
    return typeof challenge === 'string' && looksLikeToken(challenge) && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/** A public key that nobody has the private one of: an unknown credential takes as long to refuse as a known one. */
const DECOY = 'pQECAyYgASFYIJamLUc_pskUgpmBGHp33Jc-aLRI_v0QVx_y853NZvP3IlggNTEKvYf_0Hy65phSUmirx4jiOhIpiCT2Vipq-zTQPwQ';

type Checked = { counter: number; backedUp: boolean };

/** Whether the passkey signed this challenge here, with the person verified. Its counter is checked when it is used. */
export const checkAssertion = async (
  party: RelyingParty,
  challenge: string,
  passkey: PasskeyRow | undefined,
  assertion: PasskeyAssertion,
): Promise<Checked | undefined> => {
  const { verifyAuthenticationResponse } = await library();
  const { id, rawId, type, response } = assertion;
  const { userHandle, ...signed } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: Buffer.from(passkey?.publicKey ?? DECOY, 'base64url'), counter: 0 },
    });
    const isOwners = !userHandle || userHandle === (passkey && handleOf(passkey.userId));
    if (!verified || !passkey || !isOwners || authenticationInfo.credentialDeviceType !== passkey.deviceType)
      return undefined;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
};

type Registered = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'deviceType' | 'backedUp'>;

/**
 * Attestations are not asked for, so none is read but a signature by the credential itself: certificates would make the
 * server load addresses that a stranger wrote into them.
 */
const hasNoCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await helpers();
  const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
};

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

export const checkRegistration = async (
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: PasskeyRegistration,
): Promise<Registered | undefined> => {
  const { verifyRegistrationResponse } = await library();
  try {
    if (!(await hasNoCertificates(response.attestationObject))) return undefined;
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: transports.filter((name) => TRANSPORTS.includes(name)),
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp,
    };
  } catch {
    return undefined;
  }
};

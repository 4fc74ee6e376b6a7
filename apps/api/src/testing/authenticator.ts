import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@amberway/contract/auth/webauthn';

// An authenticator and the browser before it, as far as a server sees them.

/** The little CBOR that credentials need: integers, bytes, texts and maps. */
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();

const FLAGS = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 };

/** What a response may differ in from an honest one. */
export type Tweak = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  flags?: number;
  userHandle?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Changes the flags after signing. */
  flagsAfterwards?: number;
};

export const openAuthenticator = (origin = 'http://localhost:3000') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let counter = 0;
  let userHandle: string | undefined;

  const cose = cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(jwk.x ?? '', 'base64url')],
      [-3, Buffer.from(jwk.y ?? '', 'base64url')],
    ]),
  );

  const clientData = (type: string, challenge: string, tweak: Tweak) =>
    Buffer.from(
      JSON.stringify({
        type: tweak.type ?? type,
        challenge: tweak.challenge ?? challenge,
        origin: tweak.origin ?? origin,
        crossOrigin: tweak.crossOrigin ?? false,
      }),
    );

  const authenticatorData = (rpId: string, flags: number, tweak: Tweak, attested = Buffer.alloc(0)) => {
    const signs = Buffer.alloc(4);
    signs.writeUInt32BE(tweak.counter ?? counter);
    return Buffer.concat([sha256(tweak.rpId ?? rpId), Buffer.from([tweak.flags ?? flags]), signs, attested]);
  };

  return {
    id,
    /** As a server stores it. */
    publicKey: cose.toString('base64url'),
    register: (options: PasskeyCreation, tweak: Tweak = {}): PasskeyRegistration => {
      userHandle = options.user.id;
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([credential.length >> 8, credential.length & 255]),
        credential,
        cose,
      ]);
      const flags = FLAGS.present | FLAGS.verified | FLAGS.attested;
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(options.rp.id, flags, tweak, attested)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, tweak).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Each use counts, unless the tweak says what the counter is. */
    use: (options: PasskeyRequest, tweak: Tweak = {}): PasskeyAssertion => {
      counter += 1;
      const data = authenticatorData(options.rpId, FLAGS.present | FLAGS.verified, tweak);
      const client = clientData('webauthn.get', options.challenge, tweak);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      if (tweak.flagsAfterwards !== undefined) data[32] = tweak.flagsAfterwards;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: tweak.userHandle ?? userHandle,
        },
      };
    },
  };
};
export type Authenticator = ReturnType<typeof openAuthenticator>;

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

/** How the ID token is signed. */
export type Signing = 'well' | 'otherKey' | 'unknownKey' | 'none' | 'secret' | 'changed';

export type Keys = {
  published: { keys: object[] };
  /** Replaces the published key, as directories do from time to time. */
  rotate: () => Promise<void>;
  sign: (payload: JWTPayload, signing: Signing, secret: string) => Promise<string>;
};

const newPair = () => generateKeyPair('RS256', { extractable: true });
const publish = async (key: CryptoKey, kid: string) => ({ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' });

/** Another payload under the signature of this token. */
const withOtherPayload = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
  const other = Buffer.from(JSON.stringify({ ...claims, sub: `${claims.sub}-other` })).toString('base64url');
  return [header, other, signature].join('.');
};

export const newKeys = async (): Promise<Keys> => {
  let [pair, kid] = [await newPair(), 'first'];
  const stranger = await newPair();
  const published = { keys: [await publish(pair.publicKey, kid)] };
  const signed = (payload: JWTPayload, key: CryptoKey, id: string) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: id }).sign(key);
  return {
    published,
    rotate: async () => {
      [pair, kid] = [await newPair(), `${kid}-next`];
      published.keys = [await publish(pair.publicKey, kid)];
    },
    sign: async (payload, signing, secret) => {
      if (signing === 'none') return new UnsecuredJWT(payload).encode();
      if (signing === 'secret')
        return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
      if (signing === 'otherKey') return signed(payload, stranger.privateKey, kid);
      if (signing === 'unknownKey') return signed(payload, stranger.privateKey, 'unknown');
      const token = await signed(payload, pair.privateKey, kid);
      return signing === 'changed' ? withOtherPayload(token) : token;
    },
  };
};

/** The directory (OpenID provider) of the organisation whose staff sign in with it. */
export type OidcSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name of the organisation, as on the button. */
  name: string;
  /** Staff with an address at one of these domains may use it. */
  domains: readonly string[];
  /** Whether they must: their passwords open nothing. */
  only: boolean;
  timeoutMs: number;
};

import autocannon from 'autocannon';

const CONNECTIONS = 16;

/** A session of the product for the callers of a measurement. */
export const signIn = async (
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
};

/** Asks one address as fast as it answers; any answer but a good one ends the measurement. */
export const load = async (url: string, token: string, seconds: number) => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

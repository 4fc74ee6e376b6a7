/** The few commands of W3C WebDriver that the journeys need. */
export const newSession = async (url: string, capabilities: object) => {
  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message ?? ''}`);
    return value;
  };
  type Started = { sessionId: string; capabilities: { browserVersion: string } };
  const { sessionId, capabilities: found } = await call<Started>('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  });
  const at = `/${sessionId}`;
  return {
    version: found.browserVersion,
    get: <T>(path: string) => call<T>('GET', `${at}${path}`),
    post: <T>(path: string, body?: object) => call<T>('POST', `${at}${path}`, body),
    end: () => call('DELETE', at),
  };
};

export type Session = Awaited<ReturnType<typeof newSession>>;

/** The code points of keys without a character. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const keyOf = (key: string) => KEYS[key] ?? key;
const action = (type: 'keyDown' | 'keyUp') => (key: string) => ({ type, value: keyOf(key) });

/** All pressed one after the other, then released in the opposite order. */
export const held = (keys: readonly string[]) => [
  ...keys.map(action('keyDown')),
  ...keys.toReversed().map(action('keyUp')),
];

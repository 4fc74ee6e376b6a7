import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createQueryClient } from './client.ts';

const options = createQueryClient().getDefaultOptions().queries;
const retry = options?.retry as (count: number, error: Error) => boolean;
const failure = (status: number, noResponse = false) => new ApiError({ status, code: 'x', message: 'x', noResponse });

afterEach(() => onlineManager.setOnline(true));

describe('query defaults', () => {
  it('ask the server also when the browser believes that it is offline', async () => {
    onlineManager.setOnline(false);
    const loaded = createQueryClient().fetchQuery({ queryKey: ['home'], queryFn: () => 'Arlo' });
    expect(await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 500, 'paused'))])).toBe('Arlo');
  });

  it('do not refetch on window focus [B140]', () => {
    expect(options?.refetchOnWindowFocus).toBe(false);
  });
  it('retry after server and network failures only, at most twice', () => {
    expect(retry(0, failure(503))).toBe(true);
    expect(retry(1, failure(0, true))).toBe(true);
    expect(retry(2, failure(503))).toBe(false);
    for (const status of [400, 401, 403, 404, 409, 422, 429]) expect(retry(0, failure(status))).toBe(false);
    expect(retry(0, new Error('a bug'))).toBe(false);
  });
});

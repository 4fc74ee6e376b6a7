import { z } from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { endpoint } from '@amberway/contract/kernel/endpoint';
import { reply } from '@amberway/contract/kernel/envelope';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { ok, route } from '../../kernel/http/route.ts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { ROUTES } from '../../routes.ts';
import { expectNothingLeft, pdf, sendForm } from '../../testing/uploads.ts';
import { takeUpload } from './public.ts';

const { document } = UPLOAD_RULES;

/** Declared as by a slice with its own upload form. */
const addLetter = endpoint({
  method: 'POST',
  path: 'test/letter',
  tag: 'test',
  summary: 'For a test',
  access: { area: 'files', action: 'upload' },
  multipart: { limitOf: () => ({ maxBytes: 1000, tooLarge: document.tooLarge }) },
  body: z.strictObject({ title: z.string().min(1), copies: z.coerce.number().int() }),
  reply: reply(z.object({ title: z.string(), copies: z.number(), size: z.number() })),
});

const server = useServer({
  routes: [
    ...ROUTES,
    route(addLetter, async (context) => {
      const { size } = await takeUpload(context, document);
      return ok({ ...context.body, size });
    }),
  ],
});
let token: string;
beforeAll(async () => {
  token = await server.signIn('parent');
});

const post = (content: Buffer, name: string, fields: Record<string, string>) =>
  sendForm(server, token, formOf(content, name, { after: fields }), 'test/letter');

it('another slice can accept a form with a file and its own fields', async () => {
  const response = await post(pdf, 'a.pdf', { title: 'Letter', copies: '2' });
  expect(response.body.data).toEqual({ title: 'Letter', copies: 2, size: pdf.length });
});

it('fields and limit of another slice’s form are validated, and nothing rejected is stored', () =>
  expectNothingLeft(server, async () => {
    expect((await post(pdf, 'a.pdf', { copies: '2' })).body.errors).toHaveProperty('title');
    expect((await post(pdf, 'a.mp4', { title: 'x', copies: '2' })).status).toBe(415);
    const response = await post(Buffer.concat([pdf, Buffer.alloc(1000)]), 'a.pdf', { title: 'x', copies: '2' });
    expectFailure(response, 'too_large', { message: document.tooLarge, errors: { file: document.tooLarge } });
  }));

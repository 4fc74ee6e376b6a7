import * as mail from '@amberway/contract/outbox/endpoints';
import { sample } from '../../testing/matrix/sample.ts';
import { listMails } from '../../kernel/mail/queries.ts';

export const samples = [
  sample(mail.listOutbox, 'none'),
  sample(mail.getOutboxMail, 'none', async ({ server }) => {
    await server.within(() =>
      server.services.mailer.send({ to: 'someone@amberway.test', subject: 'A mail', paragraphs: ['Hello'] }),
    );
    const { rows } = await server.within(() => listMails({ skip: 0, limit: 1 }));
    return { params: { id: rows[0]?.id ?? '' } };
  }),
];

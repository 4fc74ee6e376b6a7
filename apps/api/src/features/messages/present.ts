import type { ClientMessage, Message } from '@amberway/contract/messages/schemas';
import type { MessageRow } from './queries.ts';

export const presentMessage = ({ row, from, to }: MessageRow): Message => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  from,
  to: row.toId,
  toObject: to,
  message: row.message,
  sentAt: row.createdAt,
  deletedByReceiver: row.deletedByReceiverAt !== null,
  acknowledgedAt: row.acknowledgedAt,
});

export const presentClientMessage = (found: MessageRow): ClientMessage => ({
  ...presentMessage(found),
  // A check constraint guarantees that a client message has its family.
  client: found.row.customerId as string,
  replyTo: found.row.replyTo,
});

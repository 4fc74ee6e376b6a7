import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { uuidv7 } from 'uuidv7';
import { SECOND } from '@amberway/contract/kernel/limits';

// A request for the metrics reaches one worker. It sends a message to the first process, which collects from all.

const WAIT_MS = 6 * SECOND;

type CollectRequest = { amberway: 'collect'; id: string };
type CollectReply = { amberway: 'collected'; id: string; text: string } | { amberway: 'failed'; id: string };

const isRequest = (message: unknown): message is CollectRequest =>
  typeof message === 'object' && message !== null && 'amberway' in message && message.amberway === 'collect';
const isReplyTo = (message: unknown, id: string): message is CollectReply =>
  typeof message === 'object' && message !== null && 'amberway' in message && 'id' in message && message.id === id;

/** The worker may have ended meanwhile; the callback stops Node from throwing here, which would end all workers. */
const sendTo = (worker: Worker, message: CollectReply) => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};

/** In the first process: collects for the workers. */
export const collectForWorkers = () => {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isRequest(message)) return;
    const { id } = message;
    void all.clusterMetrics().then(
      (text) => sendTo(worker, { amberway: 'collected', id, text }),
      () => sendTo(worker, { amberway: 'failed', id }),
    );
  });
};

/** In a worker: the sum over all workers. */
export const metricsOfAllWorkers = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const id = uuidv7();
    const leave = () => {
      clearTimeout(late);
      process.off('message', onMessage);
    };
    const fail = () => {
      leave();
      reject(new Error('The metrics of the workers could not be collected.'));
    };
    const onMessage = (message: unknown) => {
      if (!isReplyTo(message, id)) return;
      if (message.amberway === 'failed') return fail();
      leave();
      return resolve(message.text);
    };
    const late = setTimeout(fail, WAIT_MS);
    process.on('message', onMessage);
    process.send?.({ amberway: 'collect', id } satisfies CollectRequest);
  });

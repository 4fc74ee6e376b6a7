import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { uuidv7 } from 'uuidv7';
import { SECOND } from '@amberway/contract/kernel/limits';

// A request for the metrics reaches one worker. It asks the first process, which collects from all of them.

const WAIT_MS = 6 * SECOND;

type Question = { amberway: 'collect'; id: string };
type Answer = { amberway: 'collected'; id: string; text: string } | { amberway: 'failed'; id: string };

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'amberway' in message && message.amberway === 'collect';
const answers = (message: unknown, id: string): message is Answer =>
  typeof message === 'object' && message !== null && 'amberway' in message && 'id' in message && message.id === id;

/** In the first process: answers the workers' questions. */
export const collectForWorkers = () => {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isQuestion(message)) return;
    const { id } = message;
    void all.clusterMetrics().then(
      (text) => worker.send({ amberway: 'collected', id, text } satisfies Answer),
      () => worker.send({ amberway: 'failed', id } satisfies Answer),
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
      if (!answers(message, id)) return;
      if (message.amberway === 'failed') return fail();
      leave();
      return resolve(message.text);
    };
    const late = setTimeout(fail, WAIT_MS);
    process.on('message', onMessage);
    process.send?.({ amberway: 'collect', id } satisfies Question);
  });

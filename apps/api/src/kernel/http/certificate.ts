import { connect } from 'node:tls';
import { isIP } from 'node:net';
import { SECOND } from '@amberway/contract/kernel/limits';

const WAIT_MS = 8 * SECOND;
const HTTPS_PORT = 443;

/** Until when the certificate of an https URL is valid. Rejects when it cannot be reached or is not trusted. */
export const certificateEnd = (url: string): Promise<Date> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const host = hostname.replace(/^\[(.+)\]$/, '$1');
    const socket = connect({ host, port: Number(port || HTTPS_PORT), ...(isIP(host) ? {} : { servername: host }) });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(WAIT_MS, () => fail(new Error(`${host} did not answer within ${WAIT_MS / SECOND} s`)));
    socket.once('error', fail);
    socket.once('secureConnect', () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve(end);
    });
  });

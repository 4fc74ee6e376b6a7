// Preloaded into the packaged server in its test: ends the process if it connects to anything but this machine.
import { Socket } from 'node:net';

const LOCAL = new Set([undefined, 'localhost', '127.0.0.1', '::1']);
const real = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect').value;

Socket.prototype.connect = function connectLocally(...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  if (first && typeof first === 'object' && !first.path && !LOCAL.has(first.host)) {
    process.stderr.write(`The packaged server wanted to connect to ${first.host}\n`);
    process.exit(97);
  }
  return real.apply(this, args);
};

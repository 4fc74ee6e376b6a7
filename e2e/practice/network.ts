import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to the server that can be cut: for pages, workers and everything else in the browser. */
export const openNetwork = async (target: string) => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const at = (server.address() as AddressInfo).port;
  const off = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `http://127.0.0.1:${at}`, off, on: () => listen(at) };
};

export type Postgres = {
  url: string;
  port: number;
  pid: number;
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};
export const startPostgres: (options?: {
  durable?: boolean;
  maxConnections?: number;
  port?: number;
}) => Promise<Postgres>;

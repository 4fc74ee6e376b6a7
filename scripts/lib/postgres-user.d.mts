export const postgresUser: () => { uid: number; gid: number } | undefined;

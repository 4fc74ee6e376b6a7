export const canReplicate: () => Promise<boolean>;
export const startReplica: (primaryUrl: string) => Promise<{ port: number; stop: () => Promise<void> }>;

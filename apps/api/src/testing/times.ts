/** How often a fault is injected: a few times in `npm test`, many times in `npm run faults`. */
export const times = (few: number, many: number): number => (process.env['FAULTS'] === 'many' ? many : few);

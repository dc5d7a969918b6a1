/** '1 couple', '2 couples'. */
export const counted = (n: number, thing: string): string => (n === 1 ? `1 ${thing}` : `${n} ${thing}s`);

/** '1 couple', '2 couples'. */
export const formatCount = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);

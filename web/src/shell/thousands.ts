/** A whole number in groups of three digits. `toLocaleString` takes up to 20 ms for its first number. */
export const thousands = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, ",");

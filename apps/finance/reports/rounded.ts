/** A number without the dust of binary fractions. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

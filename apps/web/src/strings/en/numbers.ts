const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number at the start of a sentence: 'Five', or '11'. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

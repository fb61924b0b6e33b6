/** Worths are averages: whole points where they are large, halves and such where they are not. */
export const points = (n: number): string => {
  const rounded = Math.abs(n) < 9.95 ? Math.round(n * 10) / 10 : Math.round(n);
  return rounded < 0 ? `−${-rounded}` : String(rounded);
};

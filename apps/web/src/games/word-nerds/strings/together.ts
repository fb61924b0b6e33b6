/** Several people at one device. */
export const together = {
  take: (name: string): string => `Hand to ${name}`,
  passFor: (name: string): string => `${name} passes`,
  nobody: 'Everyone here passes',
} as const;

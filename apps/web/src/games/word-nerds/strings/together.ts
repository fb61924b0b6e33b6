/** Several people at one device. */
export const together = {
  take: (name: string): string => `${name}: let me see`,
  passFor: (name: string): string => `${name} passes`,
  nobody: 'Nobody here does anything',
} as const;

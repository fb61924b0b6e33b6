/** Somebody is not there. */
export const away = {
  is: (name: string): string => `${name} is away.`,
  botIn: (time: string): string => `A bot plays on in ${time}.`,
  goOnIn: (name: string, time: string): string => `You can go on without ${name} in ${time}.`,
  bot: (name: string): string => `Let a bot play for ${name}`,
  end: 'End the game',
  endSure: 'End the game for everybody? The scores stay as they are.',
  endYes: 'Yes, end it',
} as const;

/** The device goes from hand to hand. */
export const handOver = {
  title: (name: string): string => `Pass the device to ${name}`,
  text: 'Nobody else should look now. What was written before is hidden.',
  go: (name: string): string => `I am ${name}`,
} as const;

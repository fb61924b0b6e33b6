/** Typed messages at a table by link. */
export const typedChat = {
  label: 'Message to everyone at the table',
  send: 'Send',
  line: (name: string, text: string): string => `${name}: ${text}`,
  limit: 'Everyone at the table can read this. Messages are deleted once the game is over and everyone has left.',
  hide: 'Hide typed messages',
  show: 'Show typed messages',
  hidden: 'Typed messages are hidden on this device.',
  off: 'The host has turned typed messages off.',
  turnOff: 'Turn typed messages off for everyone',
  turnOn: 'Turn typed messages on',
} as const;

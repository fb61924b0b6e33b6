/** Made by scripts/lexicon-id.ts. */
declare module '*.lex?id' {
  const id: string;
  export default id;
}

import { type CompletionNode, pathsOf, quote } from './node.ts';

/** A completion script for zsh. Where nothing is offered, it completes file names. */
export const zshScript = (nodes: readonly CompletionNode[]): string => `#compdef wordhoard
# Completions of wordhoard for zsh.
_wordhoard() {
  local at='' next word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${at:+$at }$word"
    case "$next" in
      (${pathsOf(nodes).map(quote).join('|')}) at="$next" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${nodes
  .flatMap(({ path, values }) =>
    [...values].map(
      ([option, choices]) =>
        `    (${quote(`${path} ${option}`)}) compadd -- ${choices.map(quote).join(' ')}; return ;;`,
    ),
  )
  .join('\n')}
  esac
  case "$at" in
${nodes
  .map(({ path, commands, options }) => {
    // A colon ends the name in what _describe reads.
    const described = commands.map(({ name, summary }) => quote(`${name}:${summary.replaceAll(':', '\\:')}`));
    const others = described.length > 0 ? `found=(${described.join(' ')}); _describe command found` : '_files';
    return `    (${quote(path)}) if [[ "\${words[CURRENT]}" == -* ]]; then compadd -- ${options.join(' ')}; else ${others}; fi ;;`;
  })
  .join('\n')}
  esac
}
if [[ "$funcstack[1]" == _wordhoard ]]; then _wordhoard; else compdef _wordhoard wordhoard; fi`;

import { type CompletionNode, pathsOf, quote } from './node.ts';

/** A completion script for bash. Where nothing is offered, bash completes file names. */
export const bashScript = (nodes: readonly CompletionNode[]): string => `# Completions of wordhoard for bash.
_wordhoard() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' i next
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in
      ${pathsOf(nodes).map(quote).join('|')}) path="$next" ;;
    esac
  done
  case "$path $previous" in
${nodes
  .flatMap(({ path, values }) =>
    [...values].map(([option, choices]) => `    ${quote(`${path} ${option}`)}) words=${quote(choices.join(' '))} ;;`),
  )
  .join('\n')}
    *) case "$path" in
${nodes
  .map(({ path, commands, options }) => {
    const names = quote(commands.map(({ name }) => name).join(' '));
    return `      ${quote(path)}) [[ "$current" == -* ]] && words=${quote(options.join(' '))} || words=${names} ;;`;
  })
  .join('\n')}
    esac ;;
  esac
  # Not with mapfile, which the bash of macOS lacks; no word contains a space.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _wordhoard wordhoard`;

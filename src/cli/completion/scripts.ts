/** The scripts by which shells complete what is typed after `stet`. They are whole: pressing Tab starts no program. */
import type { Flag, Typed, Value } from './words.ts';

/** Inside single quotes of bash and zsh. */
const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** Every command with the words that lead to it: `index build`. */
function everyPath(
  commands: readonly Typed[],
  before: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly typed: Typed }[] {
  return commands.flatMap((typed) => {
    const path = [...before, typed.name];
    return [{ path, typed }, ...everyPath(typed.subs, path)];
  });
}

const takesValue = ({ value }: Flag): boolean => value.kind !== 'none';

/** What bash offers as the value of a flag. */
function bashValue(value: Value): string {
  switch (value.kind) {
    case 'words':
      return value.many ? `_stet_list ${quoted(value.words.join(' '))}` : `_stet_words ${quoted(value.words.join(' '))}`;
    case 'folder':
      return '_stet_folders';
    case 'file':
      return '_stet_files';
    default:
      return ':';
  }
}

function bashFlags(typed: Typed): string {
  const cases = typed.flags.filter(takesValue).map(({ names, value }) => `    ${names.join('|')}) ${bashValue(value)}; return ;;`);
  return cases.length === 0 ? '' : `  case "$before" in\n${cases.join('\n')}\n  esac\n`;
}

function bash(commands: readonly Typed[]): string {
  const all = everyPath(commands);
  const bodies = all.map(({ path, typed }) => {
    const flags = typed.flags.flatMap(({ names }) => names).join(' ');
    const words = [...typed.subs.map(({ name }) => name), ...typed.words].join(' ');
    return `_stet_in_${path.join('_').replace(/-/g, '_')}() {
${bashFlags(typed)}  if [[ $now == -* ]]; then _stet_words ${quoted(flags)}; return; fi
  _stet_words ${quoted(words)}
${typed.files ? '  _stet_files\n' : ''}}`;
  });
  // Longest first: what was typed is looked up by all of its words, then by fewer.
  const reached = all
    .filter(({ path }) => path.length > 1)
    .sort((a, b) => b.path.length - a.path.length)
    .map(({ path }) => `    ${quoted(`${path.join(' ')} `)}*) at=${path.join('_')} ;;`);
  return `# stet: completion for bash. Written by "stet completion bash".
_stet_words() { local one; for one in $1; do [[ $one == "$now"* ]] && COMPREPLY+=("$one"); done; }
_stet_list() {
  local done='' one
  [[ $now == *,* ]] && done="\${now%,*},"
  for one in $1; do [[ $done$one == "$now"* ]] && COMPREPLY+=("$done$one"); done
}
_stet_files() { local IFS=$'\\n'; COMPREPLY+=($(compgen -f -- "$now")); compopt -o filenames 2>/dev/null; }
_stet_folders() { local IFS=$'\\n'; COMPREPLY+=($(compgen -d -- "$now")); compopt -o filenames 2>/dev/null; }
${bodies.join('\n')}
_stet() {
  local now="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" at=check
  COMPREPLY=()
  if (( COMP_CWORD == 1 )) && [[ $now != -* ]]; then _stet_words ${quoted(`${commands.map(({ name }) => name).join(' ')} help`)}; _stet_files; return; fi
  if (( COMP_CWORD == 1 )); then _stet_words '--help --version'; fi
  if (( COMP_CWORD > 1 )); then
    case "\${COMP_WORDS[1]}" in
      ${commands.map(({ name }) => name).join('|')}) at="\${COMP_WORDS[1]}" ;;
      help) (( COMP_CWORD == 2 )) && _stet_words ${quoted(commands.map(({ name }) => name).join(' '))}; return ;;
    esac
  fi
  local typed="\${COMP_WORDS[*]:1:COMP_CWORD-1} "
  case "$typed" in
${reached.join('\n')}
  esac
  "_stet_in_\${at//-/_}"
}
complete -F _stet stet
`;
}

/** What zsh's _arguments reads as the description of one thing: brackets and colons are its own signs. */
const zshSays = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&');

function zshValue(value: Value): string {
  switch (value.kind) {
    case 'none':
      return '';
    case 'words':
      return value.many ? `:one or more:_sequence compadd - ${value.words.join(' ')}` : `:one of:(${value.words.join(' ')})`;
    case 'folder':
      return ':folder:_files -/';
    case 'file':
      return ':file:_files';
    case 'text':
      return ':value: ';
  }
}

function zshArguments(typed: Typed): string {
  const flags = typed.flags.flatMap(({ names, says, value }) =>
    names.map((name) => quoted(`*${name}[${zshSays(says)}]${zshValue(value)}`)),
  );
  const rest = typed.words.length > 0 ? quoted(`*:word:(${typed.words.join(' ')})`) : quoted('*:file:_files');
  return `_arguments -s ${[...flags, rest].join(' ')}`;
}

/** A list that zsh shows with a sentence beside each word. */
const zshNames = (commands: readonly Typed[]): string =>
  commands.map(({ name, says }) => quoted(`${name}:${says.replace(/[\\:]/g, '\\$&')}`)).join(' ');

/** What is offered once a command was typed; its own sub-commands in the same way, one word on. */
function zshCase(typed: Typed, indent: string): string {
  if (typed.subs.length === 0) return `${indent}${typed.name}) ${zshArguments(typed)} ;;`;
  const deeper = typed.subs.map((sub) => zshCase(sub, `${indent}      `)).join('\n');
  return `${indent}${typed.name})
${indent}  if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
${indent}    subs=(${zshNames(typed.subs)})
${indent}    _describe 'what' subs${typed.files ? `\n${indent}    _files` : ''}
${indent}  elif (( CURRENT > 2 )) && [[ ${quoted(` ${typed.subs.map(({ name }) => name).join(' ')} `)} == *" $words[2] "* ]]; then
${indent}    shift words
${indent}    (( CURRENT-- ))
${indent}    case $words[1] in
${deeper}
${indent}    esac
${indent}  else
${indent}    ${zshArguments(typed)}
${indent}  fi ;;`;
}

function zsh(commands: readonly Typed[]): string {
  const cases = commands.map((typed) => zshCase(typed, '    '));
  return `#compdef stet
# stet: completion for zsh. Written by "stet completion zsh".
_stet() {
  local -a subs commands=(${zshNames(commands)})
  if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
    _describe 'command' commands
    _files
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
    help) _describe 'command' commands ;;
    *) ${commands
      .filter(({ name }) => name === 'check')
      .map(zshArguments)
      .join('')} ;;
  esac
}
if [[ $funcstack[1] == _stet ]]; then _stet "$@"; else compdef _stet stet; fi
`;
}

/** Inside single quotes of fish, where a backslash is one too. */
const fishQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function fishValue(value: Value): string {
  switch (value.kind) {
    case 'none':
      return '';
    case 'words':
      return value.many
        ? ` -x -a ${fishQuoted(`(__fish_append , ${value.words.join(' ')})`)}`
        : ` -x -a ${fishQuoted(value.words.join(' '))}`;
    case 'folder':
      return " -x -a '(__fish_complete_directories)'";
    case 'file':
      return ' -r -F';
    case 'text':
      return ' -x';
  }
}

function fishFlag(flag: Flag, where: string): string {
  const names = flag.names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  return `complete -c stet -n ${fishQuoted(where)} ${names.join(' ')} -d ${fishQuoted(flag.says)}${fishValue(flag.value)}`;
}

function fish(commands: readonly Typed[]): string {
  const lines = everyPath(commands).flatMap(({ path, typed }) => {
    const last = path.at(-1) ?? '';
    const where = `__stet_in ${path.join(' ')}`;
    const when = path.length === 1 ? '__fish_is_first_token' : `__stet_at ${path.slice(0, -1).join(' ')}`;
    const offered = `complete -c stet -n ${fishQuoted(when)} -a ${last} -d ${fishQuoted(typed.says)}`;
    const words = typed.words.length === 0 ? [] : [`complete -c stet -n ${fishQuoted(where)} -f -a ${fishQuoted(typed.words.join(' '))}`];
    return [offered, ...typed.flags.map((flag) => fishFlag(flag, where)), ...words];
  });
  return `# stet: completion for fish. Written by "stet completion fish".
function __stet_in
  set -l typed (commandline -opc)
  set -l last (math 1 + (count $argv))
  if test "$argv" = check; and not contains -- "$typed[2]" ${commands.map(({ name }) => name).join(' ')} help
    return 0
  end
  test (count $typed) -ge $last; and test "$typed[2..$last]" = "$argv"
end
function __stet_at
  test (count (commandline -opc)) -eq (math 1 + (count $argv)); and __stet_in $argv
end
complete -c stet -n '__stet_in help' -f -a ${fishQuoted(commands.map(({ name }) => name).join(' '))}
${lines.join('\n')}
`;
}

/** A shell's name → the script for it. */
export const SCRIPTS = { bash, zsh, fish } as const satisfies Record<string, (commands: readonly Typed[]) => string>;
export type Shell = keyof typeof SCRIPTS;

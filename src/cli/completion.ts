/** `stet completion`: a script by which a shell completes commands, flags and their words. */
import { StetError } from '../errors.ts';
import { type Define, type Entry, withJson } from './command-entry.ts';
import { SCRIPTS, type Shell } from './completion/scripts.ts';
import { type Typed, typedOf } from './completion/words.ts';
import type { World } from './world.ts';

const SHELLS = Object.keys(SCRIPTS) as readonly Shell[];

const EXAMPLES = `
Put the script where your shell looks for it:
  bash   stet completion bash > ~/.local/share/bash-completion/completions/stet
  zsh    stet completion zsh > ~/.zfunc/_stet      (with "fpath+=~/.zfunc" before compinit in ~/.zshrc)
  fish   stet completion fish > ~/.config/fish/completions/stet.fish
Write it again after an update: it holds the commands and flags of this version.`;

/** The command, over the list of all commands that it is one of. */
export const completing = (commands: readonly Entry[]): { readonly define: Define } => ({
  define: (program, world, done) => {
    program
      .argument('<shell>', SHELLS.join(', ').replace(/, (?=\w+$)/, ' or '))
      .addHelpText('after', EXAMPLES)
      .action(async (shell: string) => {
        const known = SHELLS.find((one) => one === shell);
        if (known === undefined) throw new StetError('usage', `No script for "${shell}"; there are some for ${SHELLS.join(', ')}.`);
        world.stdout.write(SCRIPTS[known](await typedCommands(commands, world)));
        done(0);
      });
  },
});

/** Every command, as its own help knows it. */
export async function typedCommands(commands: readonly Entry[], world: World): Promise<readonly Typed[]> {
  const { Command } = await import('commander');
  return Promise.all(
    commands.map(async ({ name, says, load }) => {
      const program = new Command(name).description(says);
      (await load()).define(program, world, () => undefined);
      withJson(program);
      return typedOf(program, name);
    }),
  );
}

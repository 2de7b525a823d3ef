import type { Command } from 'commander';
import { writeNewKeys } from '@guichet/identity';

export function addKeysCommand(program: Command): void {
  program
    .command('keys')
    .description('make keys')
    .command('new')
    .description('make a new key to sign capabilities with; the public key of the one before stays valid beside it')
    .argument('[folder]', 'where the two files are kept', 'keys')
    .addHelpText(
      'after',
      `
Give the first file to the orchestrator alone, the second one to the agents and the critic, and start these again first.

Example:
  guichet keys new /etc/guichet/keys`,
    )
    .action(async (folder: string) => {
      const { signingKey, publicKeys } = await writeNewKeys(folder);
      console.log(`GUICHET_CAPABILITY_SIGNING_KEY=${signingKey}\nGUICHET_CAPABILITY_PUBLIC_KEYS=${publicKeys}`);
    });
}

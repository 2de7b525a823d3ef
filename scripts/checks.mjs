const bin = (name) => `node_modules/.bin/${name}`;

/** What `npm run verify` and CI check without running anything. */
export const checks = [
  { name: 'formatting', command: bin('prettier'), args: ['--check', '--log-level=warn', '.'] },
  { name: 'types of specs', command: bin('tsc'), args: ['-p', 'tsconfig.eslint.json'] },
  { name: 'lint with types', command: bin('eslint'), args: ['--max-warnings=0', 'libs', 'apps'] },
  { name: 'boundaries', command: bin('depcruise'), args: ['libs', 'apps', '--config', '.dependency-cruiser.mjs'] },
  { name: 'contracts: lint', command: bin('buf'), args: ['lint'] },
  {
    name: 'contracts: nothing breaks since the last release',
    command: bin('buf'),
    args: ['breaking', 'proto', '--against', 'proto/released.binpb'],
  },
  {
    name: 'scripts: shell syntax',
    command: 'bash',
    args: ['-c', 'for f in scripts/*/*.sh deploy/*/*.sh .ci/run; do bash -n "$f" || exit 1; done'],
  },
];

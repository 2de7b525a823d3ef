import tseslint from 'typescript-eslint';

const environmentOnly = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Read configuration through @guichet/platform: it names what is missing and knows the types.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'libs/contracts/src/generated/**', '**/*.mjs', '**/*.js'] },
  {
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.eslint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An async function without await turns a throw into a rejection, which callers of a port rely on.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    ignores: ['libs/platform/**', 'libs/testing/**', '**/*.config.ts', '**/*.spec.ts', '**/*.fixture.ts'],
    rules: environmentOnly,
  },
  { files: ['apps/cli/**/*.ts', 'apps/all-in-one/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    // Nest reads constructor types at run time, so they must be value imports.
    files: ['**/*.controller.ts', '**/*.module.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: ['**/*.spec.ts'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' } },
);

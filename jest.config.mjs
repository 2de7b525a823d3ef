/** Runs every spec from source; suites that touch a server say so by `@guichet/testing`'s `realServer`. */
export default {
  roots: ['<rootDir>/libs', '<rootDir>/apps', '<rootDir>/scripts'],
  testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['guichet-source', 'node', 'node-addons'] },
  testTimeout: 120_000,
};

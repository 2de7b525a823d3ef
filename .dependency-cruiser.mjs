const domains = 'banking|insurance|finance';

/** The boundaries of docs/architecture.md. Each rule says what to do instead. */
export default {
  forbidden: [
    {
      name: 'apps-stay-apart',
      comment:
        'An app runs alone and ships alone. Talk over the bus, or move what two apps share into a lib. Only all-in-one and the command line start others.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/(all-in-one|cli)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'libs-know-no-app',
      comment: 'A lib serves every app. Pass in what it needs instead.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'domains-speak-the-kit',
      comment:
        'A domain declares with domain-kit, runs with agent-engine in main.ts and tests with testing. Missing something? Extend the kit, so that every domain has it.',
      severity: 'error',
      from: { path: `^apps/(${domains})/`, pathNot: '(main|\\.spec)\\.ts$' },
      to: { path: '^libs/', pathNot: '^libs/domain-kit/' },
    },
    {
      name: 'domains-run-and-test',
      comment: 'main.ts needs agent-engine, specs need testing, and nothing else of ours.',
      severity: 'error',
      from: { path: `^apps/(${domains})/(main|.*\\.spec)\\.ts$` },
      to: { path: '^libs/', pathNot: '^libs/(domain-kit|agent-engine|testing)/' },
    },
    {
      name: 'orchestrator-knows-cards-only',
      comment: 'The orchestrator learns domains from the cards that they announce; it has no stores and no declarations.',
      severity: 'error',
      from: { path: '^apps/(orchestrator|critic)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^libs/(domain-kit|agent-engine|stores|retrieval|testing)/' },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      comment: 'Everything rests on the contracts, so they rest on nothing.',
      severity: 'error',
      from: { path: '^libs/contracts/' },
      to: { path: '^(libs|apps)/', pathNot: '^libs/contracts/' },
    },
    {
      name: 'drivers-in-stores-only',
      comment: 'Go through the ports of @guichet/stores: the other engine must be able to do it too.',
      severity: 'error',
      from: { pathNot: '^libs/stores/' },
      to: { path: 'node_modules/(neo4j-driver|@opensearch-project|@grafeo-db)/' },
    },
    {
      name: 'nats-in-bus-only',
      comment: 'Go through the Bus of @guichet/bus: deadlines, trace context and errors are handled there.',
      severity: 'error',
      from: { pathNot: '^libs/bus/' },
      to: { path: 'node_modules/@nats-io/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'Import a package by its name; what it offers is in its index.ts. Need more? Export it there.',
      severity: 'error',
      from: { path: '^(?:libs|apps)/([^/]+)/' },
      to: { path: '^(?:libs|apps)/([^/]+)/(?!(src/index|domain|dist/index)\\.)', pathNot: '^(?:libs|apps)/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or hide a third: pull it out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports this file: delete it, or export it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.spec\\.ts$',
          '\\.d\\.ts$',
          '(^|/)main\\.ts$',
          '\\.config\\.(ts|mjs)$',
          '^libs/contracts/src/generated/',
          'child-main\\.ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.eslint.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['guichet-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js'],
    },
  },
};

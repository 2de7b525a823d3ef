export { startOrchestrator, type Orchestrator, type OrchestratorOptions } from './start-orchestrator.ts';

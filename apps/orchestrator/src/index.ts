export { startOrchestrator, type Orchestrator, type OrchestratorOptions } from './start-orchestrator.ts';
export { planQuestion } from './plan/plan-question.ts';
export type { Plan, PlannedStep, QuestionToPlan } from './plan/plan.ts';

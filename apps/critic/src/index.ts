export { startCritic } from './start-critic.ts';
